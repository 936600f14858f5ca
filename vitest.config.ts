import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.ts";

const http = ["apps/server/**/*.http.test.ts", "tools/campaign/*.http.test.ts"];

/**
 * Asked once, on PostgreSQL: what depends on no engine, such as the colours of photos, what journeys ask again of a shop on
 * the embedded database, and kills in the middle of orders, which the campaign tries on both.
 * Without TEST_DATABASE, as for one file by hand, nothing is left out.
 */
const once = [
	"apps/server/src/doors/{channel,docs,http,office/catalogue,office/prices,pages}/**",
	"apps/server/src/doors/office/{office,rights}.http.test.ts",
	"apps/server/src/nouns/{channel,pictures,prices,print-jobs,templates}/**",
	"apps/server/src/nouns/{designs/ink-proofs,uploads/photo-proofs,uploads/stranger-photos}.http.test.ts",
	"apps/server/src/{crash,listen,serve}.http.test.ts",
	"tools/campaign/**",
];

/** Ends what hangs and is no goal: a machine whose host is busy takes ten times as long for the same. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
	test: {
		// One core is not kept free for a person who watches.
		maxWorkers: "100%",
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				test: {
					name: "unit",
					include: ["packages/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "apps/**/*.test.{ts,tsx}"],
					exclude: ["**/node_modules/**", "**/build/**", "**/*.browser.test.*", ...http],
					globalSetup: ["./tools/templates.setup.ts"],
					setupFiles: ["./tools/fail-on-console.ts", "./tools/seed-properties.ts"],
					...patience,
					// Loading what all of them use anew for each file took more than half of the time.
					isolate: false,
				},
			},
			{
				test: {
					name: "http",
					include: http,
					exclude: process.env.TEST_DATABASE === "pglite" ? ["**/node_modules/**", ...once] : [],
					globalSetup: ["./tools/templates.setup.ts", "./apps/server/src/testing/databases.setup.ts"],
					setupFiles: ["./tools/fail-on-console.ts"],
					...patience,
					// A test starts a server of its own; loading its modules anew for each file took half of the time.
					isolate: false,
				},
			},
		],
	},
});
