import { expect, test } from "vitest";
import { type FileOwner, isUnfinishedHere } from "./unfinished-here.ts";

const here: FileOwner = { template: "a", design: "one", tab: "this" };

test.each([
	["of this tab and design", {}, false, true],
	["chosen in this tab before the design was made", { design: null }, false, true],
	["of this tab, kept by an earlier version", { design: undefined }, false, true],
	["of this tab, for another design", { design: "two" }, false, false],
	["of another template", { template: "b" }, false, false],
	["of the same design in a tab that sends it itself", { tab: "other" }, true, false],
	["of the same design in a tab that is gone", { tab: "other" }, false, true],
	["of another design in a tab that is gone", { tab: "other", design: "two" }, false, false],
	["of a card nobody had saved, in a tab that is gone", { tab: "other", design: null }, false, false],
])("[14] a photo %s: alive %s, sent here: %s", (_, kept, isAlive, isSent) => {
	expect(isUnfinishedHere({ ...here, ...kept } as FileOwner, here, isAlive)).toBe(isSent);
});

test("[14] a card nobody has saved takes over the photos of a tab that is gone", () => {
	const unsaved: FileOwner = { template: "a", design: null, tab: "other" };
	expect(isUnfinishedHere(unsaved, { ...here, design: null }, false)).toBe(true);
});
