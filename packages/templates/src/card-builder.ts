import { cardProductFor, type Product } from "@offizin/assortment";
import {
	type Artwork,
	type ArtworkElement,
	type DesignDocument,
	type DesignElement,
	type DesignPage,
	type Ink,
	type PhotoElement,
	type ShapeElement,
	type Swatch,
	type TextElement,
	withFacts,
} from "@offizin/design";
import { defaultConfiguration } from "@offizin/solver";
import { box, mm, pt } from "@offizin/units";

/** x, y, width and height in millimetres from the top left of the trim. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

export function process(swatch: string): Ink {
	return { role: "process", swatch };
}

/** Foil, printed in `swatch` when the card is ordered without it. */
export function foil(swatch: string): Ink {
	return { role: "foil", swatch };
}

/** `name` is the key of what the shopper reads (packages/words, `template.swatch`). */
export function swatch(name: string, cmyk: Swatch["cmyk"], srgb: string): Swatch {
	return { name, cmyk, srgb };
}

export interface TextOptions {
	readonly text: string;
	readonly font: string;
	/** Em size in points. */
	readonly size: number;
	readonly ink: Ink;
	/** Percent of the size; 130 when absent. */
	readonly leading?: number;
	/** Thousandths of an em; 0 when absent. */
	readonly tracking?: number;
	/** "center" when absent. */
	readonly align?: "left" | "center" | "right";
	/** "middle" when absent. */
	readonly verticalAlign?: "top" | "middle" | "bottom";
	/** Points. */
	readonly fitMin?: number;
	readonly features?: readonly string[];
	/** Shown in capitals; the text is written as it is spoken. */
	readonly caps?: "all" | "small";
	/** 80 when absent, at least one and a half times the sample text. */
	readonly maxLength?: number;
	/** What it tells of the persons of the card; the text is what they are to change. */
	readonly personal?: NonNullable<TextElement["personal"]>["kind"];
	/** Beside facts it says more that only these persons can say: it is to change itself, whatever the facts are. */
	readonly ownWords?: boolean;
	/** No print without it for a guest who is known. */
	readonly needed?: true;
	/** Its box gets as high as its words are, towards where it is not aligned: there has to be room (docs/decisions/081). */
	readonly grow?: true;
	/** True when absent. */
	readonly editable?: boolean;
	/** Degrees clockwise. */
	readonly rotation?: number;
}

/** `label` is the key of what the shopper reads above the form field: "names" (packages/words, `template.element`). */
export function text(id: string, label: string, frame: Frame, options: TextOptions): TextElement {
	const asksForFacts = options.text.includes("{{");
	return {
		...common(id, label, frame, options.rotation),
		type: "text",
		text: options.text,
		maxLength: options.maxLength ?? Math.max(80, Math.ceil(options.text.length * 1.5)),
		style: {
			font: options.font,
			size: pt(options.size),
			leading: options.leading ?? 130,
			tracking: options.tracking ?? 0,
			align: options.align ?? "center",
			ink: options.ink,
			...(options.features ? { features: [...options.features] } : {}),
			...(options.caps ? { caps: options.caps } : {}),
		},
		verticalAlign: options.verticalAlign ?? "middle",
		...(options.fitMin === undefined ? {} : { fitMin: pt(options.fitMin) }),
		...(options.personal
			? {
					personal: { kind: options.personal, sample: asksForFacts && !options.ownWords ? "" : options.text },
				}
			: {}),
		...(asksForFacts ? { pattern: options.text } : {}),
		...(options.needed && { needed: options.needed }),
		...(options.grow && { grow: options.grow }),
		editable: options.editable ?? true,
	};
}

export interface PhotoOptions {
	/** "rect" when absent. */
	readonly shape?: PhotoElement["shape"];
	/** Demo photo (`photoNames` of the contract). */
	readonly sample: string;
	readonly rotation?: number;
}

export function photo(id: string, label: string, frame: Frame, options: PhotoOptions): PhotoElement {
	return {
		...common(id, label, frame, options.rotation),
		type: "photo",
		shape: options.shape ?? "rect",
		photo: null,
		sample: options.sample,
	};
}

export interface ArtworkOptions {
	readonly artwork: string;
	/** Ink of each slot; slots that are not named stay unpainted. */
	readonly inks: ArtworkElement["inks"];
	readonly mirrored?: boolean;
	readonly rotation?: number;
}

export function artwork(id: string, label: string, frame: Frame, options: ArtworkOptions): ArtworkElement {
	return {
		...common(id, label, frame, options.rotation),
		type: "artwork",
		artwork: options.artwork,
		inks: options.inks,
		...(options.mirrored ? { mirrored: true } : {}),
	};
}

export interface ShapeOptions {
	/** "rect" when absent. */
	readonly shape?: ShapeElement["shape"];
	readonly fill?: Ink;
	/** Line width in points. */
	readonly stroke?: { readonly ink: Ink; readonly width: number };
	readonly rotation?: number;
}

export function shape(id: string, label: string, frame: Frame, options: ShapeOptions): ShapeElement {
	return {
		...common(id, label, frame, options.rotation),
		type: "shape",
		shape: options.shape ?? "rect",
		...(options.fill ? { fill: options.fill } : {}),
		...(options.stroke ? { stroke: { ink: options.stroke.ink, width: pt(options.stroke.width) } } : {}),
	};
}

/** A straight rule; `length` and position in millimetres, `weight` in points (0.4 when absent, never below 0.3). */
export function rule(
	id: string,
	at: { readonly x: number; readonly y: number; readonly length: number; readonly vertical?: boolean },
	ink: Ink,
	weight = 0.4,
): ShapeElement {
	const thickness = pt(weight) / 1000;
	const frame: Frame = at.vertical
		? [at.x - thickness / 2, at.y, thickness, at.length]
		: [at.x, at.y - thickness / 2, at.length, thickness];
	return shape(id, "line", frame, { fill: ink });
}

export function page(
	key: DesignPage["key"],
	elements: readonly DesignElement[],
	background?: Ink,
): DesignPage {
	return { key, ...(background ? { background } : {}), elements: [...elements] };
}

/** One of those that a person may add to and take away from. */
export function pageLike(
	like: string,
	key: DesignPage["key"],
	elements: readonly DesignElement[],
	background?: Ink,
): DesignPage {
	return { ...page(key, elements, background), like };
}

export interface Draft {
	readonly template: string;
	readonly swatches: Readonly<Record<string, Swatch>>;
	/** All drawings of the theme; only the ones that are used go into the document. */
	readonly artworks: Readonly<Record<string, Artwork>>;
	readonly choices: DesignDocument["choices"];
	/** What its texts ask for, as the theme tells it until somebody tells their own. */
	readonly facts?: DesignDocument["facts"];
	readonly pages: readonly DesignPage[];
}

export interface CardDraft extends Draft {
	readonly formatType: string;
}

export function cardDocument(draft: CardDraft): DesignDocument {
	const { formatType } = draft;
	return documentOf(cardProductFor({ formatType, refinements: ["ohne"] }), draft);
}

/** The document of a product as it opens. */
export function documentOf(product: Product, draft: Draft): DesignDocument {
	const configuration = defaultConfiguration(product);
	const many = product.pages?.(configuration);
	const used = new Set(
		draft.pages.flatMap(({ elements }) =>
			elements.flatMap((element) => (element.type === "artwork" ? [element.artwork] : [])),
		),
	);
	return withToldSamples({
		schemaVersion: 3,
		template: draft.template,
		product: product.key,
		configuration,
		swatches: { ...draft.swatches },
		artworks: Object.fromEntries(Object.entries(draft.artworks).filter(([key]) => used.has(key))),
		fonts: {},
		fields: [],
		...(draft.facts ? { facts: draft.facts } : {}),
		choices: { ...draft.choices, ...(many && { pages: many }) },
		pages: [...draft.pages],
	});
}

/** What tells facts is the theme's as long as it reads as the theme tells them. */
function withToldSamples(document: DesignDocument): DesignDocument {
	const told = withFacts(document);
	const pages = document.pages.map((page, pageIndex) => ({
		...page,
		elements: page.elements.map((element, index) => {
			const read = told.pages[pageIndex]?.elements[index];
			if (element.type !== "text" || read?.type !== "text" || !element.personal) return element;
			const { kind, sample } = element.personal;
			return sample === "" ? { ...element, personal: { kind, sample: read.text } } : element;
		}),
	}));
	return { ...document, pages };
}

function common(id: string, label: string, [x, y, width, height]: Frame, rotation = 0) {
	return {
		id,
		label,
		box: box(mm(x), mm(y), mm(width), mm(height)),
		rotation: Math.round(rotation * 100),
	};
}
