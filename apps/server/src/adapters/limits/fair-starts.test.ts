import { expect, test } from "vitest";
import { createFairStarts } from "./fair-starts.ts";

test("in each round one request of every client is started, also of one that came meanwhile", async () => {
	const start = createFairStarts();
	const started: string[] = [];
	const last = Promise.withResolvers<void>();
	for (let request = 1; request <= 3; request++) start("one", () => started.push(`one ${request}`));
	start("other", () => {
		started.push("other 1");
		// Comes in while the first round is under way.
		start("third", () => started.push("third 1"));
	});
	start("one", () => last.resolve());
	expect(started).toEqual([]);
	await last.promise;
	expect(started).toEqual(["one 1", "other 1", "third 1", "one 2", "one 3"]);
});
