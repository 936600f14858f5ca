import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { expect, onTestFinished, test, vi } from "vitest";
import { collector } from "../../adapters/heap/collector.ts";
import { collectYoung, collectYoungest } from "./collect-young.ts";

/** As a socket brings them. */
const PIECE_BYTES = 65_536;
const PIECES = 256;

test("bytes are collected when they have grown, and those that stay only once", async () => {
	let bytes = 100e6;
	const collect = vi.fn();
	onTestFinished(collectYoung({ everyMs: 1, collect, heldBytes: () => bytes }));
	bytes += 31e6;
	await wait(20);
	expect(collect).not.toHaveBeenCalled();
	bytes += 2e6;
	await expect.poll(() => collect.mock.calls.length).toBe(1);
	await wait(20);
	expect(collect).toHaveBeenCalledTimes(1);
	bytes -= 60e6;
	await wait(20);
	bytes += 33e6;
	await expect.poll(() => collect.mock.calls.length).toBe(2);
});

test("buffers of a request go with what is young", async () => {
	const collect = collectYoungest();
	// Twice, for bytes are given back behind the first: what other tests have left must not go in between.
	const collectAll = collector();
	collectAll({ type: "major" });
	collectAll({ type: "major" });
	const before = getHeapStatistics().external_memory;
	// Held until all are there: the engine may collect by itself in between.
	const held = new Set<Buffer>();
	for (let piece = 0; piece < PIECES; piece++) held.add(Buffer.allocUnsafeSlow(PIECE_BYTES));
	expect(getHeapStatistics().external_memory).toBeGreaterThan(before + (PIECE_BYTES * PIECES) / 2);
	held.clear();
	// What one collection frees beside the program is only counted with the next.
	const bytesLeft = () => {
		collect();
		return getHeapStatistics().external_memory;
	};
	await expect.poll(bytesLeft).toBeLessThan(before + PIECE_BYTES * 16);
});
