import { arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyCommand } from "../command/apply-command.ts";
import { fixtureDocument, namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import type { Ink, Swatch } from "../document/ink.ts";
import { ownSwatchKey } from "../document/own-swatch.ts";
import { adaptClip } from "./adapt-clip.ts";
import { clipOf } from "./clip.ts";

const photos = (upload: string) => arbitraryPhotos[upload];

describe("[14] a clip in another design", () => {
	test("[law] is taken by any document, but for groups that hold each other up", () => {
		fc.assert(
			fc.property(arbitraryDocument, arbitraryDocument, (from, to) => {
				const all = elementsOf(from);
				const clip = clipOf(
					from,
					all.map(({ id }) => id),
				);
				if (!clip) return;
				let document: DesignDocument = { ...to, pages: to.pages.map((page) => ({ ...page, elements: [] })) };
				const page = to.pages[0]?.key ?? "";
				const { elements, swatches } = adaptClip(clip, to, photos);
				for (const swatch of swatches) {
					const added = applyCommand(document, { type: "addSwatch", swatch }, photos);
					expect(added).toMatchObject({ ok: true });
					if (added.ok) document = added.value.document;
				}
				for (const element of elements) {
					const { group: _group, ...value } = element;
					const added = applyCommand(document, { type: "addElement", page, value }, photos);
					expect(added).toMatchObject({ ok: true });
					if (added.ok) document = added.value.document;
				}
			}),
		);
	});

	const other: DesignDocument = {
		...fixtureDocument,
		swatches: {
			night: { name: "Nacht", cmyk: [0, 0, 0, 100], srgb: "#000000" },
			moss: { name: "Moos", cmyk: [50, 20, 50, 20], srgb: "#6f7f66" },
		},
		artworks: {},
		choices: { fonts: ["jost"], inks: [{ role: "process", swatch: "moss" }] },
	};

	test("keeps each colour, or takes the nearest; a font that is not there becomes the first of the theme", () => {
		const clip = clipOf(fixtureDocument, ["names"]);
		expect(clip && adaptClip(clip, other, photos).elements).toEqual([
			{
				...namesElement,
				style: { ...namesElement.style, font: "jost", ink: { role: "foil", swatch: "night" } },
			},
		]);
		const foreign = { ...other, swatches: { moss: other.swatches.moss } } as DesignDocument;
		expect(clip && adaptClip(clip, foreign, photos).elements).toMatchObject([
			{ style: { ink: { role: "foil", swatch: "moss" } } },
		]);
	});

	test("leaves out the photo of somebody else and a drawing that is not there, and says so", () => {
		const photo = {
			upload: "sea",
			width: 4000,
			height: 3000,
			crop: { x: 0, y: 0, width: 4000, height: 2667 },
		};
		const leaf = elementsOf(fixtureDocument).find(({ id }) => id === "leaf");
		if (!leaf) throw new Error("no drawing");
		const pages = [{ key: "front", elements: [{ ...photoElement, photo }, leaf] }];
		const clip: DesignDocument = { ...fixtureDocument, pages };
		expect(adaptClip(clip, other, () => undefined)).toEqual({
			elements: [photoElement],
			swatches: [],
			leftOut: ["photo", "artwork"],
		});
		expect(adaptClip(clip, fixtureDocument, photos)).toEqual({
			elements: pages[0]?.elements,
			swatches: [],
			leftOut: [],
		});
	});

	const plum: Swatch = { name: "Pflaume", cmyk: [40, 80, 20, 10], srgb: "#8a4a78" };
	const inPlum = (document: DesignDocument): DesignDocument => ({
		...document,
		swatches: { ...document.swatches, [ownSwatchKey(plum)]: plum },
		pages: [
			{ key: "front", elements: [{ ...namesElement, style: { ...namesElement.style, ink: plumInk } }] },
		],
	});
	const plumInk: Ink = { role: "process", swatch: ownSwatchKey(plum) };

	test("a colour of one's own comes along, once; what is there already, under whatever name, is not added", () => {
		const clip = clipOf(inPlum(fixtureDocument), ["names"]) ?? fixtureDocument;
		const { elements, swatches } = adaptClip(clip, other, photos);
		expect(swatches).toEqual([plum]);
		expect(elements).toMatchObject([{ style: { ink: plumInk } }]);
		const there = { ...other, swatches: { ...other.swatches, berry: { ...plum, name: "Beere" } } };
		expect(adaptClip(clip, there, photos)).toMatchObject({
			swatches: [],
			elements: [{ style: { ink: { role: "process", swatch: "berry" } } }],
		});
		expect(adaptClip(clip, inPlum(other), photos).swatches).toEqual([]);
	});

	test("one for which there is no room any more becomes the nearest that is there", () => {
		const own = Array.from({ length: 12 }, (_none, at): Swatch => ({ ...plum, cmyk: [at, 0, 0, 0] }));
		const full = Object.fromEntries(own.map((swatch) => [ownSwatchKey(swatch), swatch]));
		const clip = clipOf(inPlum(fixtureDocument), ["names"]) ?? fixtureDocument;
		const document = { ...other, swatches: { ...other.swatches, ...full } };
		const { elements, swatches } = adaptClip(clip, document, photos);
		expect(swatches).toEqual([]);
		expect(elements).toMatchObject([{ style: { ink: { role: "process", swatch: "moss" } } }]);
	});
});
