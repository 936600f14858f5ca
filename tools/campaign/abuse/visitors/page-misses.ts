import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 10;
/** Pages by a number, which they read: another one makes another page. */
const pages = [
	(n: number) => `/produkte/?tileCount=${n % 500}&theme=t${n}`,
	(n: number) => `/karten-designen/hochzeit/?color=c${n}`,
	(n: number) => `/products/fotokalender/?quantity=${(n % 5000) + 1}`,
	(n: number) => `/products/soiree-din-lang-quer-nachtblau/?quantity=${(n % 5000) + 1}`,
	(n: number) => `/magazin/wann-verschickt-man-welche-karte/?hochzeit=${n}`,
] as const;

/** Pages with a query that nobody has asked before, and addresses that are no pages. */
export const pageMisses = singleVisitor("pages no cache has", async (attacker, { chance }) => {
	await attacker.hammer(PARALLEL, (turn) => {
		return turn % 5 === 0
			? attacker.get(`/${"tief/".repeat(40)}${turn}/`)
			: attacker.get(chance.pick(pages)(chance.whole(0, 1e9)));
	});
});
