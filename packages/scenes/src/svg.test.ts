import { expect, test } from "vitest";
import { supplies } from "./look.fixtures.ts";
import { asText, definitions, definitionsWith, photo, sceneSvg, texts } from "./svg.ts";

const box = { x: 10, y: 20, width: 300, height: 400 };

test("a photograph fills its box around what it is of", () => {
	expect(photo(supplies, "lake", box)).toContain('preserveAspectRatio="xMidYMid slice"');
	expect(photo(supplies, "dandelions", box)).toContain('preserveAspectRatio="xMinYMid slice"');
});

test("a photograph is asked for by its longer side, and told when it is one of many", () => {
	const asked: unknown[] = [];
	const from = { ...supplies, photo: (...what: unknown[]) => String(asked.push(what)) };
	photo(from, "lake", box);
	photo(from, "fig", box, "", true);
	expect(asked).toEqual([
		["lake", 400, false],
		["fig", 400, true],
	]);
});

test("lines that look alike say so once, and what is written is escaped", () => {
	const look = { size: 20, anchor: "middle" } as const;
	const one = texts(supplies, [["<Tom> & Clara", 1, 2]], look);
	expect(one).toBe(
		'<text x="1" y="2" font-size="20" fill="#22302a" text-anchor="middle">&lt;Tom> &amp; Clara</text>',
	);
	const two = texts(
		{ ...supplies, write: asText },
		[
			["a", 1, 2],
			["b", 3, 4],
		],
		look,
	);
	expect(two.match(/font-size/g)).toHaveLength(1);
	expect(two.match(/<text/g)).toHaveLength(2);
});

test("shadows are as dark as told, and all else is as on pages", () => {
	const dark = definitionsWith({ color: "#000000", low: 0.5, high: 0.65 });
	expect(dark.match(/flood-color="#000000"/g)).toHaveLength(2);
	expect(dark.replaceAll(/flood-[^/]+/g, "")).toBe(definitions.replaceAll(/flood-[^/]+/g, ""));
});

test("a scene without a label is for the eye only", () => {
	expect(sceneSvg("<rect/>")).toContain('aria-hidden="true"');
	expect(sceneSvg("<rect/>", 'Ein "Bild"')).toContain('role="img" aria-label="Ein &quot;Bild&quot;"');
});
