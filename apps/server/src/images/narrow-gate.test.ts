import { expect, test } from "vitest";
import { narrowGate } from "./narrow-gate.ts";

test("no more than the limit run at a time, in order, and a failure frees its place", async () => {
	const gate = narrowGate(2);
	const begun: number[] = [];
	const ends: PromiseWithResolvers<void>[] = [];
	const outcomes = [0, 1, 2, 3].map((index) => {
		const end = Promise.withResolvers<void>();
		ends.push(end);
		return gate(async () => {
			begun.push(index);
			await end.promise;
			return index;
		});
	});
	await Promise.resolve();
	expect(begun).toEqual([0, 1]);

	ends[1]?.reject(new Error("broken"));
	await expect(outcomes[1]).rejects.toThrow("broken");
	expect(begun).toEqual([0, 1, 2]);

	for (const index of [0, 2, 3]) ends[index]?.resolve();
	expect(await Promise.all([outcomes[0], outcomes[2], outcomes[3]])).toEqual([0, 2, 3]);
	expect(await gate(async () => "free again")).toBe("free again");
});
