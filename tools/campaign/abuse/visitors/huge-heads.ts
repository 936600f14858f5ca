import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 12;
/** Node refuses heads above 16 KiB. */
const HEAD_BYTES = 15_000;

/** As many cookies, languages and types as a head can hold, on pages and doors. */
export const hugeHeads = singleVisitor("huge heads", async (attacker) => {
	const cookies = Array.from({ length: HEAD_BYTES / 10 }, (_, index) => `c${index}=${index % 10}`).join("; ");
	const languages = Array.from({ length: HEAD_BYTES / 8 }, (_, index) => `x${index % 100};q=0.1`).join(",");
	const heads = [
		{ cookie: cookies.slice(0, HEAD_BYTES) },
		{ "accept-encoding": languages.slice(0, HEAD_BYTES) },
		{ "if-none-match": '"a",'.repeat(HEAD_BYTES / 4) },
		{ "x-locale": "d".repeat(HEAD_BYTES) },
	];
	const addresses = ["/", "/web-api/cart", "/office-api/session", "/web-api/templates"];
	await attacker.hammer(PARALLEL, (turn) =>
		attacker.get(
			`${addresses[turn % addresses.length]}?h=${turn}`,
			heads[Math.floor(turn / 4) % heads.length] ?? {},
		),
	);
});
