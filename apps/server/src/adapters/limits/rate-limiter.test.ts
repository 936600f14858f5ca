import { expect, test } from "vitest";
import { memoryRateLimiter } from "./rate-limiter.ts";

function limiterAt(start = 1_800_000_000_000) {
	let at = start;
	const limiter = memoryRateLimiter(() => new Date(at), 1);
	return {
		/** How many of `tries` pass now. */
		passed: (tries: number, client = "192.0.2.1") =>
			Array.from({ length: tries }, () => limiter.take("change", client)).filter((wait) => wait === 0).length,
		take: () => limiter.take("change", "192.0.2.1"),
		wait(ms: number) {
			at += ms;
		},
	};
}

test("[security.H1] sixty changes at once, then three a second, whatever was tried in between", () => {
	const { passed, wait } = limiterAt();
	expect(passed(600)).toBe(60);
	for (let second = 0; second < 5; second++) {
		wait(1000);
		expect(passed(100)).toBe(3);
	}
	wait(10_000);
	expect(passed(100)).toBe(30);
	wait(3_600_000);
	expect(passed(600)).toBe(60);
});

test("who has to wait is told how long, and another client is not kept waiting", () => {
	const { passed, take, wait } = limiterAt();
	passed(60);
	expect(take()).toBe(1);
	expect(passed(1, "198.51.100.7")).toBe(1);
	wait(1000);
	expect(take()).toBe(0);
});

test("a clock that was set back holds nobody up", () => {
	const { passed, wait } = limiterAt();
	expect(passed(100)).toBe(60);
	wait(-7_200_000);
	expect(passed(100)).toBe(60);
});
