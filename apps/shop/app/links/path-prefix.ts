import { createContext, use } from "react";

/** The languages a page is there in, by where their pages begin. */
export const languages = [
	{ language: "de", name: "Deutsch", prefix: "" },
	{ language: "en", name: "English", prefix: "/en" },
] as const;

/** Where the pages of the shown language begin: "/en", or "" (spec 2.1-7). */
export const PathPrefix = createContext("");

export function usePathPrefix(): string {
	return use(PathPrefix);
}
