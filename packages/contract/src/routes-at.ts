import type * as routes from "./index.ts";

/** The routes of these addresses, of which the client reads nothing else; what they ask and answer is known by type. */
export type RoutesAt<Addresses> = {
	readonly [Name in keyof Addresses]: Name extends keyof typeof routes ? (typeof routes)[Name] : never;
};
