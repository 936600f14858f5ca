import { createContext, use } from "react";

/** Where the pages of the shown language begin: "/en", or "" (spec 2.1-7). */
export const PathPrefix = createContext("");

export function usePathPrefix(): string {
	return use(PathPrefix);
}
