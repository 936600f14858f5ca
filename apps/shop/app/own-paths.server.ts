import { productPages } from "@offizin/contract";
import { paths } from "#app/paths.ts";

/** Addresses that the map of the shop lists itself; pages of editors at any other one are added to it. */
export const ownPaths: ReadonlySet<string> = new Set<string>([
	...[paths.home, paths.allCards, paths.wedding, paths.themes, paths.contact],
	...[paths.imprint, paths.terms, paths.privacy, paths.withdrawal, paths.withdraw],
	...[paths.shipping, paths.accessibility],
	...Object.values(productPages),
]);
