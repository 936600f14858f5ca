import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 10;
/** As many names as an address of 13 KB holds; Node refuses heads above 16 KiB. */
const NAMES = 3200;
const pages = ["/", "/karten-designen/hochzeit/", "/produkte/", "/products/fotokalender/"];

/** Addresses full of parameters that no page reads: each leads to a kept page, once somebody has read it. */
export const longQueries = singleVisitor("long queries nobody reads", async (attacker) => {
	const names = Array.from({ length: NAMES }, (_, index) => index.toString(36)).join("&");
	await attacker.hammer(PARALLEL, (turn) => attacker.get(`${pages[turn % pages.length]}?n${turn}&${names}`));
});
