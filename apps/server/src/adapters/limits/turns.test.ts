import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurns } from "./turns.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});
const turnsBy = (factor: number) => createTurns(factor, () => performance.now());

/** Asks for so many pages of 20 ms at once; answers when each was made. */
function makePages(turns: ReturnType<typeof turnsBy>, client: string, count: number): number[] {
	const doneAt: number[] = [];
	for (let page = 0; page < count; page += 1) {
		void turns.take(client).then(async (end) => {
			await new Promise((done) => setTimeout(done, 20));
			doneAt.push(performance.now());
			end?.();
		});
	}
	return doneAt;
}

test("pages of one client are made one after the other, those of another beside them", async () => {
	const turns = turnsBy(1);
	const from = performance.now();
	const [one, other] = [makePages(turns, "one", 5), makePages(turns, "other", 1)];
	await vi.advanceTimersByTimeAsync(200);
	expect(one.map((at) => at - from)).toEqual([20, 40, 60, 80, 100]);
	expect(other.map((at) => at - from)).toEqual([20]);
});

test("who only makes new pages gets a twenty-fifth of the time in the end, and all of them are made", async () => {
	const turns = turnsBy(1);
	const doneAt: number[] = [];
	const from = performance.now();
	const busy = async () => {
		while (performance.now() - from < 60_000) {
			const end = await turns.take("one");
			await new Promise((done) => setTimeout(done, 20));
			doneAt.push(performance.now() - from);
			end?.();
		}
	};
	void Promise.all([busy(), busy(), busy()]);
	await vi.advanceTimersByTimeAsync(62_000);
	const during = (fromMs: number, toMs: number) => doneAt.filter((at) => at > fromMs && at <= toMs).length;
	expect(during(0, 1000)).toBe(50);
	expect(during(30_000, 60_000)).toBeGreaterThanOrEqual(58);
	expect(during(30_000, 60_000)).toBeLessThanOrEqual(62);
});

test("the fifty-second page of one client that waits is told to come again", async () => {
	const turns = turnsBy(1);
	const taken = Array.from({ length: 52 }, () => turns.take("one"));
	await vi.advanceTimersByTimeAsync(0);
	expect(await taken[51]).toBeUndefined();
	(await taken[0])?.();
	expect(await taken[1]).toBeDefined();
	expect(await turns.take("other")).toBeDefined();
});

test("a factor multiplies what is made at a time", async () => {
	const turns = turnsBy(3);
	const from = performance.now();
	const pages = makePages(turns, "one", 6);
	await vi.advanceTimersByTimeAsync(100);
	expect(pages.map((at) => at - from)).toEqual([20, 20, 20, 40, 40, 40]);
});
