import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUploadPace } from "./upload-pace.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});
const MB = 1e6;

/** Takes in so many pieces of a megabyte, one after the other; answers seconds until the last one. */
async function secondsFor(pieces: number, pace = createUploadPace(1, () => performance.now())) {
	const from = performance.now();
	const taken = (async () => {
		for (let piece = 0; piece < pieces; piece++) await pace.bytes("one", MB);
		return (performance.now() - from) / 1000;
	})();
	await vi.runAllTimersAsync();
	return taken;
}

test("a dozen photos come in at once, what follows at 8 MB a second", async () => {
	expect(await secondsFor(100)).toBe(0);
	expect(await secondsFor(180)).toBeCloseTo(10, 1);
});

test("after a pause a client may send as much at once again", async () => {
	const pace = createUploadPace(1, () => performance.now());
	await secondsFor(100, pace);
	await vi.advanceTimersByTimeAsync(12_500);
	expect(await secondsFor(100, pace)).toBe(0);
});

test("who sends byte by byte is held to some sixty requests a second, another client is not", async () => {
	const pace = createUploadPace(1, () => performance.now());
	const from = performance.now();
	let requests = 0;
	const hammering = (async () => {
		while (performance.now() - from < 30_000) {
			await pace.request("one");
			requests += 1;
		}
	})();
	await vi.advanceTimersByTimeAsync(20_000);
	const before = requests;
	await vi.advanceTimersByTimeAsync(10_000);
	expect((requests - before) / 10).toBeGreaterThan(55);
	expect((requests - before) / 10).toBeLessThan(65);
	const at = performance.now();
	await pace.request("other");
	expect(performance.now()).toBe(at);
	await vi.runAllTimersAsync();
	await hammering;
});
