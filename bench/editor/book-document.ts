import { cardProductFor } from "@offizin/assortment";
import { type DesignDocument, type DesignElement, documentSchema } from "@offizin/design";
import { defaultConfiguration } from "@offizin/solver";
import { box, mm, pt } from "@offizin/units";

const PHOTO = { width: 4000, height: 3000 };
const FORMAT = "postkarte-a6";

/** What the book is made as: no product that is sold has so many pages, so it is a postcard with a rule for more. */
export const bookProduct = cardProductFor({ formatType: FORMAT, refinements: ["ohne"] });

/**
 * A book of so many pages, as a card whose back there may be many of: of 120 pages 150 photos, 240 texts and 120 shapes.
 */
export function bookDocument(pages: number): DesignDocument {
	const more = Array.from({ length: pages - 2 }, (_, at) => ({
		key: `own-${at}`,
		like: "back",
		elements: elementsOf(at + 2),
	}));
	const document = {
		schemaVersion: 3,
		template: "bench-book",
		product: "card",
		configuration: defaultConfiguration(bookProduct),
		swatches: { ink: { name: "Tinte", cmyk: [0, 0, 0, 90], srgb: "#222222" } },
		...{ artworks: {}, fonts: {}, fields: [] },
		choices: {
			fonts: ["jost-400", "marcellus-400"],
			inks: [{ role: "process", swatch: "ink" }],
			pages: { like: "back", min: 1, max: 198, step: 1 },
		},
		pages: [{ key: "front", elements: elementsOf(0) }, ...more, { key: "back", elements: elementsOf(1) }],
	};
	return documentSchema.parse(document);
}

/** The number of the page's first photo: every fourth page has two, the others one. */
function elementsOf(page: number): DesignElement[] {
	const photos = Array.from({ length: page % 4 === 3 ? 2 : 1 }, (_, at) => photo(`photo-${page}-${at}`, at));
	return [
		shape(page),
		...photos,
		text(`title-${page}`, `Seite ${page + 1}: ein Tag am Meer`, 72, 16),
		text(
			`story-${page}`,
			`Am ${(page % 28) + 1}. Juli waren wir ${page + 3} Kilometer unterwegs, und abends saßen wir lange am Feuer.`,
			84,
			10,
		),
	];
}

function shape(page: number): DesignElement {
	return {
		...{ id: `shape-${page}`, label: "own-shape", type: "shape", shape: "rect", rotation: 0 },
		box: box(mm(12), mm(70), mm(124), mm(0.6)),
		fill: { role: "process", swatch: "ink" },
	};
}

function photo(id: string, at: number): DesignElement {
	return {
		...{ id, label: "Foto", type: "photo", shape: "rect", rotation: 0 },
		box: box(mm(12 + at * 62), mm(10), mm(60), mm(45)),
		photo: { upload: id, ...PHOTO, crop: { x: 0, y: 0, ...PHOTO } },
	};
}

function text(id: string, words: string, y: number, size: number): DesignElement {
	return {
		...{ id, label: id, type: "text", rotation: 0, text: words, maxLength: 300 },
		box: box(mm(12), mm(y), mm(124), mm(12)),
		style: {
			font: size > 12 ? "marcellus-400" : "jost-400",
			...{ size: pt(size), leading: 130, tracking: 0, align: "left" },
			ink: { role: "process", swatch: "ink" },
		},
		...{ verticalAlign: "top", editable: true },
	};
}
