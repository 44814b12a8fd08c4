import { createContext } from "react";

export const RereadAt = createContext(0);
