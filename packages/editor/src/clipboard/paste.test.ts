import { applyCommand, clipOf, type DesignDocument, findElement, ownSwatchKey } from "@offizin/design";
import { box, mm } from "@offizin/units";
import { describe, expect, it } from "vitest";
import { document as fixture, photos } from "../design-fixtures.ts";
import { groupTogether } from "../placing/grouping.ts";
import { ornamentCommands } from "../placing/own-ornament.ts";
import { paste, unknownPhotos, wordsOf } from "./paste.ts";

const area = box(0, 0, mm(148), mm(105));
function freeIds(): (kind: string) => string {
	let number = 0;
	return (kind) => `${kind}-${++number}`;
}

function clipped(document: DesignDocument, ...ids: string[]): DesignDocument {
	const clip = clipOf(document, ids);
	if (!clip) throw new Error("nothing copied");
	return clip;
}

function pasted(document: DesignDocument, clip: DesignDocument, page: string) {
	const { copied, leftOut } = paste(document, clip, { page, area, photos }, freeIds());
	const made = copied && applyCommand(document, copied.command, (upload) => photos[upload as "sea"]);
	if (!copied || !made?.ok) throw new Error("not pasted");
	return { document: made.value.document, ids: copied.ids, leftOut };
}

describe("[14] pasting", () => {
	it("onto another page puts things where they were, onto the same one 3 mm aside, as often as one likes", () => {
		const clip = clipped(fixture, "date");
		const other = pasted(fixture, clip, "back");
		expect(findElement(other.document, other.ids[0] ?? "")?.box).toEqual(box(mm(10), mm(90), mm(80), mm(12)));
		const { copied } = paste(fixture, clip, { page: "front", area, photos }, () => "first");
		const once = copied && applyCommand(fixture, copied.command, () => undefined);
		if (!once?.ok) throw new Error("not pasted");
		const twice = pasted(once.value.document, clip, "front");
		expect(findElement(twice.document, twice.ids[0] ?? "")?.box).toMatchObject({ x: mm(16), y: mm(96) });
	});

	it("what would lie off the page comes into its middle", () => {
		const away = pasted(fixture, clipped(fixture, "photo"), "back").document;
		const pages = away.pages.map((page) => ({
			...page,
			elements: page.elements.map((one) => ({ ...one, box: { ...one.box, x: mm(900) } })),
		}));
		const clip = clipped({ ...away, pages } as DesignDocument, "photo");
		const { document, ids } = pasted(fixture, clip, "back");
		expect(findElement(document, ids[0] ?? "")?.box).toMatchObject({ x: mm(44), y: mm(30) });
	});

	it("brings colours of a person's own along, in the same step", () => {
		const swatch = {
			name: "Plum",
			cmyk: [40, 80, 20, 10] as [number, number, number, number],
			srgb: "#8a4a78",
		};
		const ink = { role: "process", swatch: ownSwatchKey(swatch) } as const;
		const mixed = [
			{ type: "addSwatch", swatch } as const,
			{ type: "setTextStyle", element: "date", style: { ink } } as const,
		];
		const colored = applyCommand(fixture, { type: "transaction", commands: mixed }, () => undefined);
		if (!colored.ok) throw new Error(colored.error.code);
		const clip = clipped(colored.value.document, "date");
		const { document, ids } = pasted(fixture, clip, "back");
		expect(document.swatches).toEqual(colored.value.document.swatches);
		expect(findElement(document, ids[0] ?? "")).toMatchObject({ style: { ink } });
		const { copied } = paste(fixture, clip, { page: "back", area, photos }, freeIds());
		const once = copied && applyCommand(fixture, copied.command, () => undefined);
		if (!once?.ok) throw new Error("not pasted");
		const undone = applyCommand(once.value.document, once.value.inverse, () => undefined);
		expect(undone.ok && undone.value.document).toEqual(fixture);
	});

	it("brings drawings of the library along, and none of another theme", () => {
		const artwork = { width: 10, height: 10, paths: [{ d: "M0 0L10 0L5 10Z", ink: "line" }] };
		const drawing = { key: "ornament-star", label: "ornament-star", artwork };
		const starred = ornamentCommands(fixture, { page: "front", area }, drawing, "star").reduce(
			(current, command) => {
				const applied = applyCommand(current, command, () => undefined);
				if (!applied.ok) throw new Error(applied.error.code);
				return applied.value.document;
			},
			fixture,
		);
		const clip = clipped(starred, "star");
		const { document, ids } = pasted(fixture, clip, "back");
		expect(document.artworks["ornament-star"]).toEqual(artwork);
		expect(findElement(document, ids[0] ?? "")).toMatchObject({ artwork: "ornament-star" });
		const themes = JSON.parse(JSON.stringify(clip).replaceAll("ornament-star", "leaf-star"));
		const none = paste(fixture, themes, { page: "back", area, photos }, freeIds());
		expect(none).toEqual({ copied: undefined, leftOut: ["artwork"] });
	});

	it("keeps groups, with names of their own", () => {
		const command = groupTogether(fixture, ["names", "photo"], "pair");
		const grouped = command && applyCommand(fixture, command, () => undefined);
		if (!grouped?.ok) throw new Error("no group");
		const { document, ids } = pasted(grouped.value.document, clipped(grouped.value.document, "pair"), "back");
		expect(ids).toHaveLength(1);
		const members = document.pages[1]?.elements.filter(({ group }) => group === ids[0]);
		expect(members?.map(({ type }) => type)).toEqual(["text", "photo"]);
	});

	it("asks for photos it does not know, and gives other programs the words", () => {
		const photo = { upload: "alien", width: 9, height: 9, crop: { x: 0, y: 0, width: 9, height: 7 } };
		const pages = fixture.pages.map((page) => ({
			...page,
			elements: page.elements.map((one) => (one.id === "photo" ? { ...one, photo } : one)),
		}));
		const clip = clipped({ ...fixture, pages } as DesignDocument, "photo", "names", "date");
		expect(unknownPhotos(clip, photos)).toEqual(["alien"]);
		expect(wordsOf(clip)).toBe("Anna & Paul\n14. Mai");
		expect(paste(fixture, clip, { page: "back", area, photos }, freeIds()).leftOut).toEqual(["photo"]);
	});
});
