import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { expect, onTestFinished, test, vi } from "vitest";
import { collectAtRest, collectWhole } from "./collect-at-rest.ts";

const EVERY_MS = 40;
const MEGABYTES = 60;

/** So many megabytes of objects that nobody needs afterwards. */
function makeGarbage(): void {
	const kept: number[][] = [];
	for (let piece = 0; piece < MEGABYTES; piece++) kept.push(Array.from({ length: 131_072 }, Math.random));
}

async function workFor(ms: number): Promise<void> {
	const until = performance.now() + ms;
	while (performance.now() < until) {
		const stepUntil = performance.now() + 10;
		while (performance.now() < stepUntil) Math.random();
		await wait(1);
	}
}

const heapMegabytes = () => getHeapStatistics().total_heap_size / 1e6;

test("a busy process collects nothing, one at rest does", async () => {
	const collect = vi.fn(collectWhole());
	onTestFinished(collectAtRest({ everyMs: EVERY_MS, collect }));
	await workFor(5 * EVERY_MS);
	expect(collect).not.toHaveBeenCalled();
	await expect.poll(() => collect.mock.calls.length).toBeGreaterThan(0);
});

test("what is collected goes back to the system", () => {
	makeGarbage();
	const grown = heapMegabytes();
	collectWhole()();
	expect(heapMegabytes()).toBeLessThan(grown - MEGABYTES / 2);
});
