import { expect, test } from "vitest";
import { buildOf, buildsKept, cacheOf, type KeptPage, partOf, surplus, verdictOn } from "./what-is-kept.ts";

const at = (path: string) => new URL(path, "https://papiervogel.example");

test.each([
	["/configurator-card/a-card/?design=x", "page"],
	["/en/configurator-card/a-card/", "page"],
	["/configurator-photo-frame/wandbild/?design=x", "page"],
	["/assets/editor-1a2b.js", "file"],
	["/fonts/jost-400.ttf", "file"],
	["/web-api/uploads/abc", "own"],
	["/web-api/uploads/abc/screen?proof=srgb", "own"],
	["/web-api/ornaments?subject=birds", "own"],
	["/web-api/uploads/resumable", null],
	["/web-api/uploads/resumable/abc", null],
	["/web-api/uploads/resumable/abc/more", null],
	["/web-api/designs/abc", null],
	["/web-api/designs/abc/proof.pdf", null],
	["/price-api/price?product=card", null],
	["/web-api/cart", null],
	["/kasse/", null],
	["/warenkorb/", null],
	["/meine-entwuerfe/", null],
	["/", null],
])("[14] %s is %s to the worker", (path, part) => {
	expect(partOf(at(path))).toBe(part);
});

test("[14] one cache per design, whatever else its address says; a card nobody has begun goes by its template", () => {
	expect(cacheOf(at("/configurator-card/a/?quantity=80&design=x"))).toBe("kept-design x");
	expect(cacheOf(at("/en/configurator-card/a/?design=x"))).toBe("kept-design x");
	expect(cacheOf(at("/configurator-card/a/?quantity=80"))).toBe("kept-design new:a");
	expect(cacheOf(at("/configurator-photo-frame/wandbild/"))).toBe("kept-design new:wandbild");
});

test.each([
	[200, true, "keep"],
	[200, false, "leave"],
	[401, true, "drop"],
	[403, false, "drop"],
	[404, false, "drop"],
	[410, false, "drop"],
	[409, true, "leave"],
	[500, true, "leave"],
	[503, false, "leave"],
])("[14] an answer with %i that says for whom it is (%s): %s", (status, isTold, verdict) => {
	const headers = new Headers(isTold ? { "x-kept-for": "me" } : {});
	expect(verdictOn({ status, redirected: false, headers })).toBe(verdict);
});

test("[14] a page that another address has led to is not kept", () => {
	const headers = new Headers({ "x-kept-for": "me" });
	expect(verdictOn({ status: 200, redirected: true, headers })).toBe("leave");
});

const DAY = 24 * 3600 * 1000;
const now = 100 * DAY;
const page = (cache: string, changes: Partial<KeptPage> = {}): KeptPage => ({
	...{ cache, keptFor: "me", at: now - DAY, build: "new" },
	...changes,
});

test("[14] what goes: pages of another person, of long ago, of scripts that are gone, and those without a page", () => {
	const pages = [
		page("mine"),
		page("other's", { keptFor: "you" }),
		page("old", { at: now - 31 * DAY }),
		page("of a build that is gone", { build: "older" }),
		page("of the last build", { build: "old" }),
		page("empty", { at: 0, build: "", keptFor: "" }),
	];
	const builds = ["old", "new"];
	const gone = ["other's", "of a build that is gone", "old", "empty"];
	expect(surplus(pages, { now, keptFor: "me", builds }).toSorted()).toEqual(gone.toSorted());
	expect(surplus(pages, { now, keptFor: null, builds })).not.toContain("other's");
});

test("[14] the six newest designs are kept", () => {
	const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((hours) => page(`${hours}`, { at: now - hours * 3_600_000 }));
	expect(surplus(pages.toReversed(), { now, keptFor: "me", builds: ["new"] })).toEqual(["7", "8"]);
});

test("[14] files of this build and of the last one stay, since its pages may be open", () => {
	expect(buildsKept(["editor-files a", "kept-design x", "editor-files b"], "c")).toEqual(["b", "c"]);
	expect(buildsKept(["editor-files a", "editor-files c"], "c")).toEqual(["a", "c"]);
	expect(buildsKept([], "c")).toEqual(["c"]);
});

test("[14] a page is of the build whose list of routes it loads", () => {
	expect(buildOf(`<link rel="modulepreload" href="/assets/manifest-1a2b3c4d.js">`)).toBe("1a2b3c4d");
	expect(buildOf("<p>nothing</p>")).toBe("");
});
