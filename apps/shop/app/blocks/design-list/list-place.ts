import { createContext, type ReactNode } from "react";

/** The list of the page that a story stands at; nothing where the page has none. */
export const ListPlace = createContext<ReactNode>(null);
