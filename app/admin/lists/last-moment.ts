import { createContext } from "react";

export const LastMoment = createContext(0);
