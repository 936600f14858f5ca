import { suggestedEnvelope, suggestedEnvelopes } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { stillNames } from "@offizin/contract";
import { papers } from "@offizin/formats";
import { rooms } from "@offizin/scenes";
import type { Parameters } from "@offizin/solver";
import type { TemplateRow } from "@offizin/templates";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { ContentLibrary } from "../content/library/content-library.ts";
import { type PictureKind, type PictureName, pictureName } from "../picture-making/picture-name.ts";
import { familyScene } from "../picture-making/template-scenes.ts";
import { motifOf } from "../templates/find-templates.ts";
import { turnOf } from "../templates/template-view.ts";
import type { PictureCache } from "./picture-cache.ts";
import { pictureFormat } from "./picture-format.ts";
import { picturesInStories } from "./pictures-in-stories.ts";

/** What browsers take. */
const BROWSERS = "image/avif,image/webp";

/** What a browser asks for first: the home pages at two sizes, the tiles of the list, then patterns. */
function firstPictures(templates: TemplateStore): [PictureName, number][] {
	const named = (kind: PictureKind, name: string, detail = "", choices: Parameters = {}): PictureName => {
		const found = pictureName(templates, { kind, name, detail }, choices);
		invariant(found, `picture ${kind} ${name} ${detail} exists`);
		return found;
	};
	const stills = ["papiervogel-hero", "bildwand-hero", "papiervogel-atelier", "bildwand-line"];
	return [
		...stills.map((name): [PictureName, number] => [named("still", name), 1280]),
		// Small, to be chosen from.
		...rooms.map(({ key, colour }): [PictureName, number] => [named("room", key, colour), 320]),
		// In menus, and where home pages show them large.
		...stillNames
			.filter((name) => !stills.includes(name))
			.flatMap((name): [PictureName, number][] => [
				[named("still", name), 640],
				[named("still", name), 320],
			]),
		...templates.rows.flatMap((row): [PictureName, number][] => [
			[named("page", row.id, "front"), 320],
			[named("page", row.id, "front"), 640],
			...turnsOf(row).map((page): [PictureName, number] => [named("page", row.id, page), 320]),
			[named("scene", row.id, "front"), 640],
			[named("scene", row.id, "front"), 320],
		]),
		// The cards of a collection together, as wide as its page: large enough to be waited for.
		...[...new Map(templates.rows.toReversed().map(({ themeId, id }) => [themeId, id])).values()].flatMap(
			(id): [PictureName, number][] => [
				[named("scene", id, familyScene), 1600],
				[named("scene", id, familyScene), 640],
			],
		),
		...templates.patterns.flatMap(({ id }): [PictureName, number][] => [
			[named("pattern", id), 960],
			[named("pattern", id), 640],
		]),
		// Pages of products open with these; what is chosen first is the foil.
		...templates.rows.flatMap((row): [PictureName, number][] => {
			const opening = { sku: suggestedEnvelope(row.defaultConfiguration) ?? "" };
			return [
				[named("scene", row.id, "set", opening), 640],
				[named("scene", row.id, "set", opening), 960],
				...row.refinements
					.filter((refinementType) => refinementType !== row.defaultConfiguration.refinementType)
					.map((refinementType): [PictureName, number] => [
						named("scene", row.id, "set", { ...opening, refinementType }),
						960,
					]),
			];
		}),
	];
}

/** What a tile turns to beside fronts. */
function turnsOf(row: TemplateRow): readonly string[] {
	const turn = turnOf(row);
	return turn === null || turn === "front" ? [] : [turn];
}

/** A row of articles on a phone and on a wide window, an article's own head. */
const STORY_WIDTHS = [320, 640, 960];

/**
 * What pages of editors show, then what is chosen on the page of a card after its foil, in the first colour: another paper,
 * an envelope of another colour, or none.
 */
function* laterPictures(
	templates: TemplateStore,
	{ spaces }: Pick<ContentLibrary, "spaces">,
): Generator<[PictureName, number]> {
	for (const { stories } of spaces()) {
		for (const picture of picturesInStories(templates, stories))
			for (const width of STORY_WIDTHS) yield [picture, width];
	}
	for (const { id, defaultConfiguration } of templates.rows.filter((row) => motifOf(row) === row.id)) {
		const sku = suggestedEnvelope(defaultConfiguration) ?? "";
		const others: readonly Parameters[] = [
			...papers.map(({ key }) => ({ sku, paperType: key })),
			...suggestedEnvelopes(defaultConfiguration).map((other) => ({ sku: other })),
			{},
		];
		for (const choices of others) {
			const picture = pictureName(templates, { kind: "scene", name: id, detail: "set" }, choices);
			if (picture) yield [picture, 960];
		}
	}
}

interface Shown {
	readonly templates: TemplateStore;
	readonly content: Pick<ContentLibrary, "spaces">;
}

/** What people see first, each with its width, in the order in which it is worth to be there. */
export function* picturesSeenFirst({ templates, content }: Shown): Generator<[PictureName, number]> {
	yield* firstPictures(templates);
	yield* laterPictures(templates, content);
}

/** Makes the pictures people see first, one at a time, so that the first visitor need not wait for them. */
export async function warmPictures(
	{ pictures, ...shown }: Shown & { readonly pictures: PictureCache },
	signal: AbortSignal,
): Promise<void> {
	for (const [picture, width] of picturesSeenFirst(shown)) {
		if (signal.aborted) return;
		const format = pictureFormat(picture, width, BROWSERS);
		const made = await pictures.read(picture, { width, format }, "warm-up");
		if (!made.ok) throw new Error(`${picture.kind} ${picture.name}: ${made.error}`);
	}
}
