import { createContext } from "react";

/** When an item of the list appeared or left last: what a card says of it depends on the time, and is drawn again. */
export const LastMoment = createContext(0);
