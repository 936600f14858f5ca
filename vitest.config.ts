import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.ts";

const http = ["apps/server/**/*.http.test.ts", "tools/campaign/*.http.test.ts"];
const integration = ["{packages,apps,tools}/**/*.integration.test.ts"];

/**
 * Asked of both engines: the engines themselves, what happens at the same moment, what migrations made of stored rows, and
 * what an extension finds. All else is asked once, on PostgreSQL: `column-values.http.test.ts` sees that the engines give and
 * take the same values, and journeys walk a shop on the embedded one.
 * Without TEST_DATABASE, as for one file by hand, nothing is left out.
 */
const onBoth = [
	"apps/server/src/adapters/{database,queue}/**/*.http.test.ts",
	"apps/server/src/**/*-{race,of-before}.http.test.ts",
	"apps/server/src/nouns/{backup,disk}/**/*.http.test.ts",
	"apps/server/src/doors/search/**/*.http.test.ts",
	"apps/server/src/concurrency.http.test.ts",
];

/** Ends what hangs and is no goal: a machine whose host is busy takes ten times as long for the same. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };
const setupFiles = ["./tools/fail-on-console.ts", "./tools/seed-properties.ts"];
const globalSetup = ["./tools/templates.setup.ts"];
const never = ["**/node_modules/**", "**/build/**"];

export default defineConfig({
	test: {
		// Many wait for a process or a clock: more than the two cores that we count on keep both at work.
		maxWorkers: 3,
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				test: {
					name: "unit",
					include: ["packages/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "apps/**/*.test.{ts,tsx}"],
					exclude: [...never, "**/*.browser.test.*", ...http, ...integration],
					globalSetup,
					setupFiles,
					...patience,
					// Loading what all of them use anew for each file took more than half of the time.
					isolate: false,
				},
			},
			{
				test: {
					// Other programs read what we wrote, or processes of ours do: seconds each.
					name: "integration",
					include: integration,
					exclude: never,
					globalSetup,
					setupFiles,
					...patience,
					isolate: false,
				},
			},
			{
				test: {
					name: "http",
					include: process.env.TEST_DATABASE === "pglite" ? onBoth : http,
					exclude: never,
					globalSetup: [...globalSetup, "./apps/server/src/testing/databases.setup.ts"],
					setupFiles: ["./tools/fail-on-console.ts"],
					...patience,
					// A test starts a server of its own; loading its modules anew for each file took half of the time.
					isolate: false,
				},
			},
		],
	},
});
