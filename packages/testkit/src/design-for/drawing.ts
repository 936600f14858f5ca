import {
	coverCrop,
	type DesignElement,
	type Ink,
	type PhotoElement,
	type TextElement,
	type TextElementStyle,
} from "@offizin/design";
import { type Box, box, mm, pt, type Um } from "@offizin/units";

/** The photo that stands in every slot, by its upright pixels. */
export interface SamplePhoto {
	readonly upload: string;
	readonly width: number;
	readonly height: number;
}

/** What a composition needs to know about its place. */
export interface Drawing {
	/** Starts the ids of its elements: unique in the document. */
	readonly id: string;
	/** Counts compositions over all formats, so that names, fonts and shapes take turns. */
	readonly turn: number;
	readonly area: Box;
	/** Foil and relief may be used. */
	readonly refinable: boolean;
	readonly fonts: { readonly display: string; readonly text: string };
	readonly photo: SamplePhoto;
}

export function ink(swatch: string): Ink {
	return { role: "process", swatch };
}

/** Foil where the page takes it. */
export function foil({ refinable }: Drawing): Ink {
	return refinable ? { role: "foil", swatch: "brass" } : ink("brass");
}

export function relief({ refinable }: Drawing): Ink {
	return refinable ? { role: "relief", swatch: "leaf-6" } : ink("leaf-6");
}

/** `taken` in order, starting over at the end. */
export function inTurn<Value>(values: readonly [Value, ...Value[]], turn: number): Value {
	return values[turn % values.length] ?? values[0];
}

/** Rows of an area from top to bottom, by their shares of its height. */
export function rows<const Shares extends readonly number[]>(
	area: Box,
	shares: Shares,
): { [Index in keyof Shares]: Box } {
	const total = shares.reduce((sum, share) => sum + share, 0);
	let y: number = area.y;
	const cut = shares.map((share) => {
		const row = box(area.x, y, area.width, (area.height * share) / total);
		y += row.height;
		return row;
	});
	return cut as { [Index in keyof Shares]: Box };
}

interface Setting {
	readonly font: string;
	readonly size: Um;
	readonly ink: Ink;
	readonly style?: Partial<TextElementStyle>;
	readonly element?: Partial<TextElement>;
}

/** Has the letters of all names, which not every font has. */
const FALLBACK = "cormorant-garamond-400";

/** A text that shrinks to 6.25 pt to fit its box, centred unless `style` says otherwise. */
export function text(id: string, frame: Box, content: string, setting: Setting): TextElement {
	return {
		id,
		type: "text",
		label: "Text",
		box: frame,
		rotation: 0,
		text: content,
		maxLength: 2000,
		style: {
			font: setting.font,
			size: setting.size,
			leading: 125,
			tracking: 0,
			align: "center",
			ink: setting.ink,
			...(setting.font === FALLBACK ? {} : { fallback: FALLBACK }),
			...setting.style,
		},
		verticalAlign: "middle",
		fitMin: pt(6.25),
		editable: true,
		...setting.element,
	};
}

export function line(
	id: string,
	frame: Box,
	stroke: Extract<DesignElement, { type: "line" }>["stroke"],
): DesignElement {
	return { id, type: "line", label: "Linie", box: frame, rotation: 0, stroke };
}

export function photo(
	id: string,
	frame: Box,
	sample: SamplePhoto,
	more: Partial<PhotoElement> = {},
): PhotoElement {
	const { upload, width, height } = sample;
	return {
		id,
		type: "photo",
		label: "Foto",
		box: frame,
		rotation: 0,
		shape: "rect",
		photo: { upload, width, height, crop: coverCrop(sample, frame) },
		...more,
	};
}

/** The largest square in the middle of a box, no larger than `most`. */
export function squareIn({ x, y, width, height }: Box, most: Um = mm(1000)): Box {
	const side = Math.min(width, height, most);
	return box(x + (width - side) / 2, y + (height - side) / 2, side, side);
}
