import { say } from "./say.ts";

type Values = Parameters<typeof say>[1];

/** An area with the same values put into all its messages. */
export function sayAll<Area extends object>(area: Area, values: Values, locale: string): Area {
	const said = Object.entries(area).map(([key, below]) => [
		key,
		typeof below === "string" ? say(below, values, locale) : sayAll(below, values, locale),
	]);
	// Of a list its places are the keys.
	return Array.isArray(area) ? Object.assign([], Object.fromEntries(said)) : Object.fromEntries(said);
}
