import { createContext, use } from "react";

/** What paths of links begin with: "/en", "/at", "/ch/fr/d", or "" (spec 2.1-7). */
export const PathPrefix = createContext("");

export function usePathPrefix(): string {
	return use(PathPrefix);
}
