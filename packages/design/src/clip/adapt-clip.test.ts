import { arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyCommand } from "../command/apply-command.ts";
import { fixtureDocument, namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
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
				for (const element of adaptClip(clip, to, photos).elements) {
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
			leftOut: ["photo", "artwork"],
		});
		expect(adaptClip(clip, fixtureDocument, photos)).toEqual({ elements: pages[0]?.elements, leftOut: [] });
	});
});
