import {
	applyCommands,
	type Command,
	cropOfView,
	type DesignDocument,
	elementsOf,
	findElement,
	openDocument,
	ownSwatchKey,
	photosOf,
	withFacts,
} from "@offizin/design";
import { themeCard, themeCardIds } from "@offizin/testkit";
import type { Box } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adopt } from "./adopt.ts";

const photos = () => ({ width: 4000, height: 3000 });
const templateOf = themeCard;

function designed(template: string, commands: readonly Command[]) {
	const from = templateOf(template);
	const changed = applyCommands(from, commands, photos);
	if (!changed.ok) throw new Error(JSON.stringify(changed.error));
	return { from, document: changed.value };
}

const textsOf = (document: DesignDocument) =>
	elementsOf(withFacts(document)).flatMap((one) => (one.type === "text" ? [one.text] : []));
const uploadsOf = (document: DesignDocument) =>
	elementsOf(document).flatMap((one) => (one.type === "photo" && one.photo ? [one.photo.upload] : []));

const folded = "eukalyptus-klappkarte-a6-salbei";
const placeBox = elementsOf(templateOf(folded)).find(({ id }) => id === "place")?.box as Box;
const heart: Command = {
	type: "addElement",
	page: "front",
	value: {
		id: "own-heart",
		label: "own-shape",
		type: "shape",
		shape: "heart",
		box: { x: 80_000, y: 120_000, width: 20_000, height: 20_000 } as never,
		rotation: 0,
		may: ["content", "style", "place", "remove"],
		fill: { role: "process", swatch: "ink" },
	},
};

describe("[14] the same card in other colours", () => {
	test("keeps what was told, written, moved and added; the rest is the other version's, its couple included", () => {
		const { from, document } = designed(folded, [
			{ type: "setFact", fact: "name1", value: "Zoë" },
			{ type: "setText", element: "heading", text: "Wir trauen uns" },
			{
				type: "setPlacement",
				element: "place",
				box: placeBox,
				rotation: 300,
			},
			heart,
		]);
		const to = templateOf("eukalyptus-klappkarte-a6-terrakotta");
		const { document: adopted, unplaced } = adopt({ document, from, to });
		expect(unplaced).toEqual([]);
		expect(adopted.template).toBe(to.template);
		expect(adopted.swatches).toEqual(to.swatches);
		expect(adopted.facts).toEqual({ ...to.facts, name1: "Zoë" });
		expect(findElement(adopted, "heading")).toMatchObject({ text: "Wir trauen uns" });
		expect(findElement(adopted, "place")?.rotation).toBe(300);
		expect(findElement(adopted, "own-heart")).toBeDefined();
		expect(findElement(adopted, "invitation")).toEqual(findElement(to, "invitation"));
	});

	test("a name of the theme that a design begun earlier has as plain words is a theme's name still", () => {
		const from = templateOf(folded);
		const earlier = {
			...from,
			pages: from.pages.map((page) => ({
				...page,
				elements: page.elements.map((one) => (one.id === "first-name" ? { ...one, text: "Clara" } : one)),
			})),
		};
		const to = templateOf("eukalyptus-klappkarte-a6-staubblau");
		const adopted = adopt({ document: earlier as DesignDocument, from, to }).document;
		expect(textsOf(adopted)).toContain("Johanna");
		expect(textsOf(adopted)).not.toContain("Clara");
	});

	test("and back is where it was", () => {
		const { from, document } = designed(folded, [{ type: "setFact", fact: "name1", value: "Zoë" }, heart]);
		const to = templateOf("eukalyptus-klappkarte-a6-staubblau");
		const there = adopt({ document, from, to }).document;
		expect(adopt({ document: there, from: to, to: from }).document).toEqual(document);
	});
});

describe("[14] another card", () => {
	test("photos lie in the tray there, placed or not, and those of the tray come along", () => {
		const card = themeCardIds.find((id) => elementsOf(templateOf(id)).some(({ type }) => type === "photo"));
		const { from, document } = designed(card ?? "", [{ type: "addAssets", assets: [{ upload: "one" }] }]);
		const slot = elementsOf(from).find(({ type }) => type === "photo")?.id ?? "";
		const filled = applyCommands(document, [{ type: "setPhoto", element: slot, upload: "two" }], photos);
		if (!filled.ok) throw new Error(filled.error.code);
		const { document: made } = adopt({ document: filled.value, from, to: templateOf(folded) });
		expect(made.assets?.map(({ upload }) => upload)).toEqual(["one", "two"]);
	});

	test("shows of a photo what was seen of it: the part that was chosen stays in the middle", () => {
		const card = "eukalyptus-postkarte-a6-salbei";
		const slot = findElement(templateOf(card), "photo")?.box as Box;
		const [left, right] = [0.2, 0.8].map((centerX) => {
			const crop = cropOfView(photos(), slot, { zoom: 3, centerX, centerY: 0.5 });
			const { from, document } = designed(card, [
				{ type: "setPhoto", element: "photo", upload: "sea", crop },
			]);
			const made = adopt({ document, from, to: templateOf("eukalyptus-klappkarte-sq145-salbei") });
			return photosOf(made.document)[0]?.crop;
		});
		expect(left?.x).toBe(0);
		expect((right?.x ?? 0) + (right?.width ?? 0)).toBe(4000);
	});

	test("tells the same facts, has the texts of the same name and the photo, and names what has no place", () => {
		const { from, document } = designed("eukalyptus-postkarte-a6-salbei", [
			{ type: "setFact", fact: "name1", value: "Zoë" },
			{ type: "setFact", fact: "date", value: "2028-05-06" },
			{ type: "setText", element: "title", text: "Es ist so weit" },
			{ type: "setPhoto", element: "photo", upload: "sea" },
		]);
		const square = adopt({ document, from, to: templateOf("eukalyptus-klappkarte-sq145-salbei") });
		expect(textsOf(square.document).join("\n")).toContain("Zoë & Jonathan\n6.\u00a0Mai 2028");
		expect(findElement(square.document, "title")).toMatchObject({ text: "Es ist so weit" });
		expect(uploadsOf(square.document)).toEqual(["sea"]);
		expect(square.unplaced).toEqual([]);

		const noPhoto = adopt({ document, from, to: templateOf("soiree-din-lang-quer-nachtblau") });
		expect(noPhoto.document.facts).toMatchObject({ name1: "Zoë", name2: "Konrad", date: "2028-05-06" });
		expect(noPhoto.unplaced).toEqual([
			{ element: "title", label: "title", type: "text" },
			{ element: "photo", label: "photo", type: "photo" },
		]);
	});

	test("has what the person put onto the first one at the same place of its page", () => {
		const { from, document } = designed(folded, [heart]);
		const { document: adopted } = adopt({
			document,
			from,
			to: templateOf("eukalyptus-din-lang-quer-salbei"),
		});
		const { box } = findElement(adopted, "own-heart") ?? {};
		expect(box && box.y + box.height).toBeLessThanOrEqual(100_000);
		expect(box?.x).toBeGreaterThan(150_000);
	});

	test("with drawings of its own, and none of the first one's", () => {
		const artwork = { width: 10, height: 10, paths: [{ d: "M0 0L10 0L5 10Z", ink: "line" }] };
		const star: Command = {
			type: "addElement",
			page: "front",
			value: {
				...(heart as never as { value: { box: Box } }).value,
				id: "own-star",
				type: "artwork",
				artwork: "ornament-star",
				inks: { line: { role: "process", swatch: "ink" } },
				shape: undefined,
				fill: undefined,
			} as never,
		};
		const { from, document } = designed(folded, [
			{ type: "addArtwork", key: "ornament-star", artwork },
			star,
		]);
		const to = templateOf("soiree-klappkarte-a6-nachtblau");
		const { document: adopted, unplaced } = adopt({ document, from, to });
		expect(unplaced).toEqual([]);
		expect(findElement(adopted, "own-star")).toMatchObject({ artwork: "ornament-star" });
		expect(adopted.artworks).toEqual({ ...to.artworks, "ornament-star": artwork });
	});

	test("in the colours of the other theme, each for itself", () => {
		const grouped: Command[] = [
			heart,
			{
				type: "addElement",
				page: "front",
				value: { ...(heart as never as { value: object }).value, id: "own-two" } as never,
			},
			{
				type: "addElement",
				page: "front",
				value: { id: "own-group", label: "own-group", type: "group", box: placeBox, rotation: 0 } as never,
				index: 0,
			},
			{ type: "setGroup", element: "own-two", group: "own-group" },
		];
		const { from, document } = designed(folded, grouped);
		const to = templateOf("soiree-klappkarte-a6-nachtblau");
		const { document: adopted, unplaced } = adopt({ document, from, to });
		expect(unplaced).toEqual([]);
		for (const id of ["own-heart", "own-two"]) {
			const found = findElement(adopted, id);
			if (found?.type !== "shape" || !found.fill) throw new Error(`${id} is gone`);
			expect(Object.keys(to.swatches)).toContain(found.fill.swatch);
			expect(found.group).toBeUndefined();
		}
	});

	test.each(["soiree-klappkarte-a6-nachtblau", "eukalyptus-klappkarte-a6-terrakotta"])(
		"on %s the person's own colours are the same, used or not",
		(template) => {
			const mixed = [
				{ name: "Plum", cmyk: [40, 80, 20, 10], srgb: "#8a4a78" },
				{ name: "Sky", cmyk: [50, 10, 0, 0], srgb: "#7db8e0" },
			] as const;
			const [plum, sky] = mixed.map(({ cmyk }) => ownSwatchKey({ cmyk: [...cmyk] }));
			const ink = { role: "process", swatch: plum ?? "" } as const;
			const { from, document } = designed(folded, [
				...mixed.map(
					(swatch) => ({ type: "addSwatch", swatch: { ...swatch, cmyk: [...swatch.cmyk] } }) as const,
				),
				heart,
				{ type: "setInk", element: "own-heart", slot: "fill", ink },
			] as readonly Command[]);
			const { document: adopted } = adopt({ document, from, to: templateOf(template) });
			expect(Object.keys(adopted.swatches)).toEqual(expect.arrayContaining([plum, sky]));
			expect(findElement(adopted, "own-heart")).toMatchObject({ fill: ink });
		},
	);

	test("[law] of whatever was written or placed, all is there or named, and the result opens without repair", () => {
		const pair = fc.tuple(fc.constantFrom(...themeCardIds), fc.constantFrom(...themeCardIds));
		fc.assert(
			fc.property(pair, fc.infiniteStream(fc.boolean()), ([one, other], chance) => {
				const from = templateOf(one);
				const commands = elementsOf(from).flatMap((element): Command[] => {
					if (!chance.next().value) return [];
					if (element.type === "text" && element.editable && element.maxLength > 12)
						return [
							{ type: "setText", element: element.id, text: `§${element.id}`.slice(0, element.maxLength) },
						];
					return element.type === "photo"
						? [{ type: "setPhoto", element: element.id, upload: element.id }]
						: [];
				});
				const document = designed(one, commands).document;
				const { document: adopted, unplaced } = adopt({ document, from, to: templateOf(other) });
				const found = [...textsOf(adopted), ...uploadsOf(adopted)];
				const named = new Set(unplaced.map(({ element }) => element));
				for (const command of commands) {
					if (command.type === "setText")
						expect(found.includes(command.text) || named.has(command.element)).toBe(true);
					if (command.type === "setPhoto")
						expect(found.includes(command.upload) || named.has(command.element)).toBe(true);
				}
				expect(openDocument(JSON.parse(JSON.stringify(adopted)))).toMatchObject({
					ok: true,
					value: { repairs: [] },
				});
			}),
			{ numRuns: 60 },
		);
	});
});
