import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 10;
const encodings = ["gzip", "deflate", "br", "identity"] as const;
const addresses = [
	"/web-api/openapi.json",
	"/web-api/docs",
	"/web-api/templates?tileCount=500",
	"/sitemap/",
] as const;

/** The largest answers, to be compressed anew in every way. */
export const largeAnswers = singleVisitor("large answers", async (attacker) => {
	await attacker.hammer(PARALLEL, (turn) =>
		attacker.get(`${addresses[turn % addresses.length]}`, {
			"accept-encoding": encodings[Math.floor(turn / addresses.length) % encodings.length] ?? "br",
		}),
	);
});
