import { createContext } from "react";

/** What allows an inline script of this answer (design.md §9). Only the server knows it. */
export const Nonce = createContext<string | undefined>(undefined);
