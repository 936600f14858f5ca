import { expect, test, vi } from "vitest";
import { keepClip, keptClip } from "./kept-clip.ts";

test("[14] a clip is kept for other tabs; what is no clip there is none", () => {
	const stored = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
	expect(keptClip()).toBeNull();
	keepClip({ json: "{}", words: "Anna" });
	const [key = ""] = stored.keys();
	expect(keptClip()).toEqual({ json: "{}", words: "Anna" });
	stored.set(key, JSON.stringify({ json: '{"a":1}', words: "" }));
	expect(keptClip()?.json).toBe('{"a":1}');
	for (const foreign of ["", "null", "[1]", '{"json":1}']) {
		stored.set(key, foreign);
		expect(keptClip()).toEqual({ json: "{}", words: "Anna" });
	}
	vi.unstubAllGlobals();
});
