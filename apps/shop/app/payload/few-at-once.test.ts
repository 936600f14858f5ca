import { expect, test } from "vitest";
import { fewAtOnce, mayFetchAhead } from "./few-at-once.ts";

test("[2.2-5] at most four run at once, and all of them in their order", async () => {
	const start = fewAtOnce(4);
	const [begun, ends]: [number[], (() => void)[]] = [[], []];
	for (let number = 0; number < 7; number++) {
		start(() => {
			begun.push(number);
			return new Promise<void>((resolve) => ends.push(resolve));
		});
	}
	expect(begun).toEqual([0, 1, 2, 3]);
	ends[2]?.();
	await Promise.resolve();
	await new Promise((resolve) => setTimeout(resolve));
	expect(begun).toEqual([0, 1, 2, 3, 4]);
	for (const end of [...ends]) end();
	await new Promise((resolve) => setTimeout(resolve));
	expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
	[undefined, true],
	[{}, true],
	[{ effectiveType: "4g" }, true],
	[{ effectiveType: "2g" }, false],
	[{ effectiveType: "slow-2g" }, false],
	[{ effectiveType: "4g", saveData: true }, false],
])("[2.2-5] with %j fetching ahead is allowed: %s", (connection, isAllowed) => {
	expect(mayFetchAhead(connection)).toBe(isAllowed);
});
