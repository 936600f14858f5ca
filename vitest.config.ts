import { defineConfig } from "vitest/config";

const http = ["apps/server/**/*.http.test.ts", "tools/campaign/*.http.test.ts"];

/** Ends what hangs and is no goal: a machine whose host is busy takes ten times as long for the same. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
	test: {
		// One core is not kept free for a person who watches.
		maxWorkers: "100%",
		projects: [
			{
				test: {
					name: "unit",
					include: ["packages/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "apps/**/*.test.{ts,tsx}"],
					exclude: ["**/node_modules/**", "**/build/**", "**/*.browser.test.*", ...http],
					setupFiles: ["./tools/fail-on-console.ts"],
					...patience,
					// Loading what all of them use anew for each file took more than half of the time.
					isolate: false,
				},
			},
			{
				test: {
					name: "http",
					include: http,
					globalSetup: ["./apps/server/src/testing/embedded-database.setup.ts"],
					setupFiles: ["./tools/fail-on-console.ts"],
					...patience,
					// A test starts a server of its own; loading its modules anew for each file took half of the time.
					isolate: false,
				},
			},
		],
	},
});
