import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 10;
const pages = [
	"/",
	"/karten-designen/hochzeit/",
	"/themes/",
	"/produkte/",
	"/products/wandbild/",
	"/magazin/",
] as const;

/** Pages with a query that keeps them out of every cache, and addresses that are no pages. */
export const pageMisses = singleVisitor("pages no cache has", async (attacker, { chance }) => {
	await attacker.hammer(PARALLEL, (turn) => {
		const query = `?q${turn}=${chance.whole(0, 1e9)}`;
		return turn % 5 === 0
			? attacker.get(`/${"tief/".repeat(40)}${turn}/`)
			: attacker.get(
					`${chance.pick(pages)}${turn % 2 === 0 ? query : `?tileCount=${turn % 500}&theme=${turn}`}`,
				);
	});
});
