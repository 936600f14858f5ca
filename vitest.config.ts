import { defineConfig } from "vitest/config";

const http = ["apps/server/**/*.http.test.ts", "tools/campaign/*.http.test.ts"];

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
					// For a busy machine: property tests take their hundreds of runs wherever they are.
					testTimeout: 60_000,
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
					// Not a goal: a machine whose host is busy took 20 s for what takes 4.
					testTimeout: 60_000,
					hookTimeout: 120_000,
					// A test starts a server of its own; loading its modules anew for each file took half of the time.
					isolate: false,
				},
			},
		],
	},
});
