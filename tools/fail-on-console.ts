// A test that prints an error or a warning nobody expected fails. A test that expects one replaces the method itself.
import { afterEach, beforeEach } from "vitest";

const methods = ["error", "warn"] as const;
const originals = { error: console.error, warn: console.warn };
let printed: string[] = [];

beforeEach(() => {
	printed = [];
	for (const method of methods) {
		console[method] = (...values: unknown[]) => {
			originals[method](...values);
			printed.push(`console.${method}: ${values.map(String).join(" ")}`);
		};
	}
});

afterEach(() => {
	Object.assign(console, originals);
	if (printed.length > 0) throw new Error(`The test printed to the console.\n${printed.join("\n")}`);
});
