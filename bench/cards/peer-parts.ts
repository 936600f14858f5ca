import { readFile } from "node:fs/promises";
import { geometryOf } from "@offizin/assortment";
import { type DesignDocument, type TextElement, variableElements } from "@offizin/design";
import { layOutSheet, type SheetPage, sheetBox, sheetToSvg } from "@offizin/production";
import { type Box, toMm } from "@offizin/units";
import sharp from "sharp";
import type { TrialPress } from "../../tools/screen-print/press.ts";
import { fixedPart, places } from "./guest-card.ts";

/** Millimetres from the top left of the sheet with bleed. */
export interface Place {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** What the peers are given ready made, before the clock starts: kinder to them than the job they would really have. */
export interface PeerParts {
	/** Sheet with bleed, in millimetres. */
	readonly size: { readonly width: number; readonly height: number };
	/** Drawing of both sides without photo and texts, foil in its printed colour. */
	readonly svg: { readonly outside: string; readonly inside: string };
	/** Texts that are the same on every card. */
	readonly texts: readonly {
		readonly side: string;
		readonly place: Place;
		readonly element: TextElement;
		readonly color: string;
	}[];
	/** Cut and scaled to 400 ppi, JPEG. */
	readonly photo: Buffer;
	readonly at: {
		readonly inside: Place;
		readonly outside: Place;
		readonly code: Place;
		readonly photo: Place;
	};
}

const PHOTO_PPI = 400;

export async function peerParts(document: DesignDocument, trial: TrialPress): Promise<PeerParts> {
	const { shaper } = trial.prepress;
	const { bleed } = trial.loaded.profile;
	const fixed = fixedPart(document, { texts: false });
	const [outside, inside] = layOutSheet(fixed, geometryOf(fixed), { refinement: "ohne", shaper });
	if (!outside || !inside) throw new Error("a folded card has two sides");
	const svgOf = (side: SheetPage) =>
		sheetToSvg(side, bleed, { shaper, photoHref: () => null, idPrefix: side.side.key });
	const placeOf = (side: SheetPage, page: string, frame: Box): Place => {
		const panel = side.pages.find(({ list }) => list.page === page);
		if (!panel) throw new Error(`${page} is not on ${side.side.key}`);
		const { width, height } = frame;
		const [x, y] = [toMm(panel.x) + toMm(frame.x) + toMm(bleed), toMm(panel.y) + toMm(frame.y) + toMm(bleed)];
		return { x, y, width: toMm(width), height: toMm(height) };
	};
	const varied = variableElements(document);
	const sides: Readonly<Record<string, SheetPage>> = { front: outside, inner: inside, back: outside };
	const texts = document.pages.flatMap(({ key, elements }) =>
		elements.flatMap((element) => {
			const side = sides[key];
			if (!side || element.type !== "text" || varied.has(element.id)) return [];
			const color = document.swatches[element.style.ink.swatch]?.srgb ?? "#000000";
			return [{ side: side.side.key, place: placeOf(side, key, element.box), element, color }];
		}),
	);
	const sheet = sheetBox(outside.side, bleed);
	const pixels = (length: number) => Math.round((length / 25_400) * PHOTO_PPI);
	const { width, height } = places.photo;
	return {
		size: { width: toMm(sheet.width), height: toMm(sheet.height) },
		svg: { outside: svgOf(outside), inside: svgOf(inside) },
		texts,
		photo: await sharp(await readFile(trial.photo.path))
			.autoOrient()
			.resize(pixels(width), pixels(height), { fit: "cover" })
			.jpeg({ quality: 92 })
			.toBuffer(),
		at: {
			inside: placeOf(inside, "inner", places.inside),
			outside: placeOf(outside, "back", places.outside),
			code: placeOf(outside, "back", places.code),
			photo: placeOf(outside, "back", places.photo),
		},
	};
}
