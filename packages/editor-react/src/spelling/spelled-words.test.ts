import { expect, test, vi } from "vitest";
import { createSpelledWords, withWord } from "./spelled-words.ts";

test("[14] a word is written otherwise where it stands alone, never inside of another", () => {
	expect(withWord("Hochziet, hochziet Hochzietsfest Hochziet", "Hochziet", "Hochzeit")).toBe(
		"Hochzeit, hochziet Hochzietsfest Hochzeit",
	);
	expect(withWord("schöhn", "schöh", "$&")).toBe("schöhn");
});

test("[14] a saved design is asked once it rests, and a word called right is told of no more", async () => {
	vi.useFakeTimers();
	let tell = () => {};
	let sync = { design: { id: "d", revision: 1 }, pending: [] as unknown[], sending: [] as unknown[] };
	const editor = {
		subscribe: (listener: () => void) => {
			tell = listener;
			return () => {};
		},
		getSnapshot: () => ({ sync }),
	} as unknown as Parameters<typeof createSpelledWords>[0];
	const asked: string[] = [];
	const found = [{ element: "e", word: "Hochziet", suggestions: ["Hochzeit"] }];
	const spelled = createSpelledWords(editor, {
		check: async (design) => {
			asked.push(`${design} ${sync.design.revision}`);
			return found;
		},
		accept: async (_design, word) => word !== "weg",
	});
	const end = spelled.subscribe(() => {});
	sync = { ...sync, pending: ["typed"] };
	tell();
	sync = { design: { id: "d", revision: 2 }, pending: [], sending: [] };
	tell();
	await vi.advanceTimersByTimeAsync(2000);
	tell();
	await vi.advanceTimersByTimeAsync(2000);
	expect(asked).toEqual(["d 2"]);
	expect(spelled.get()).toEqual(found);
	expect(await spelled.accept("weg")).toBe(false);
	expect(spelled.get()).toEqual(found);
	expect(await spelled.accept("Hochziet")).toBe(true);
	expect(spelled.get()).toEqual([]);
	end();
	vi.useRealTimers();
});
