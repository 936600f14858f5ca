import { paths } from "#app/paths.ts";

/** What the law wants reachable from every page (domain.md §8.4), in this order; keys of messages `legal`. */
export const legalLinks = [
	{ to: paths.imprint, key: "imprint" },
	{ to: paths.terms, key: "terms" },
	{ to: paths.privacy, key: "privacy" },
	{ to: paths.withdrawal, key: "withdrawal" },
	{ to: paths.shipping, key: "shipping" },
	{ to: paths.accessibility, key: "accessibility" },
] as const;

/** Pages that name the operator. */
export const legalPaths: ReadonlySet<string> = new Set(legalLinks.map(({ to }) => to));
