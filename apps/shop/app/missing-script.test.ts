import { describe, expect, test } from "vitest";
import { mayReload } from "./missing-script.ts";

function page(path: string, kept = new Map<string, string>()) {
	const storage = {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
	};
	return (now: number, isOnline = true) => mayReload({ path, isOnline, now, storage: () => storage });
}

describe("[4-18] a page whose script did not come", () => {
	test("reloads itself at most once in 10 s", () => {
		const ask = page("/produkte/");
		expect([0, 2000, 4000, 9999, 10_000, 12_000].map((ms) => ask(1e12 + ms))).toEqual([
			true,
			false,
			false,
			false,
			true,
			false,
		]);
	});

	test("does so for each path", () => {
		const kept = new Map<string, string>();
		expect(page("/produkte/", kept)(0)).toBe(true);
		expect(page("/", kept)(1)).toBe(true);
		expect(page("/", kept)(2)).toBe(false);
	});

	test("is not held up by a clock that was set back", () => {
		const ask = page("/");
		expect([7_200_000, 0].map((now) => ask(now))).toEqual([true, true]);
	});

	test("stays as it is offline, and where nothing can be noted", () => {
		expect(page("/")(0, false)).toBe(false);
		const storage = () => {
			throw new Error("blocked");
		};
		expect(mayReload({ path: "/", isOnline: true, now: 0, storage })).toBe(false);
	});
});
