import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { expect, onTestFinished, test } from "vitest";
import { collectAtRest } from "./collect-at-rest.ts";

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

test("a busy process collects nothing, one at rest gives back what it took", async () => {
	makeGarbage();
	const grown = heapMegabytes();
	onTestFinished(collectAtRest(EVERY_MS));
	await workFor(5 * EVERY_MS);
	expect(heapMegabytes()).toBeGreaterThan(grown - MEGABYTES / 2);
	await expect.poll(heapMegabytes, { timeout: 5000 }).toBeLessThan(grown - MEGABYTES / 2);
});
