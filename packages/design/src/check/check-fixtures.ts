import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cardFormat, type Format, type Refinement } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { box, mm } from "@offizin/units";
import { fixtureDocument, fixtureShaper } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import type { LineElement, QrElement, ShapeElement } from "../document/drawn-element.ts";
import type { DesignElement } from "../document/element.ts";
import type { Ink } from "../document/ink.ts";
import { loadQrEncoder } from "../draw/qr.ts";
import { checkDocument } from "./check.ts";
import type { Finding } from "./finding.ts";

const require = createRequire(import.meta.url);

export const shaper: Shaper = await fixtureShaper();
const marcellus = "@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf";
// Knows less than Cormorant: no "№", no Cyrillic.
shaper.addFont("marcellus", new Uint8Array(readFileSync(require.resolve(marcellus))));
export const qr = await loadQrEncoder();

export function formatNamed(key: string): Format {
	const found = cardFormat(key);
	if (!found) throw new Error(`There is no format ${key}`);
	return found;
}

/** The fixture document with other contents on one page and none on the others. */
export function documentWith(
	elements: readonly DesignElement[],
	change: Partial<DesignDocument> = {},
	key = "front",
): DesignDocument {
	const document = { ...fixtureDocument, ...change };
	const swatches: DesignDocument["swatches"] = {
		...document.swatches,
		cream: { name: "Creme", cmyk: [2, 3, 10, 0], srgb: "#faf6e8" },
	};
	const pages = document.pages.map((page) => ({ ...page, elements: page.key === key ? [...elements] : [] }));
	return { ...document, swatches, pages };
}

interface Checked {
	readonly refinement?: Refinement;
	readonly format?: Format;
	readonly paperType?: string;
	readonly page?: string;
	readonly document?: Partial<DesignDocument>;
	readonly colorLoss?: number;
}

/** What is found about some elements of a folded A6 card, in gold unless told otherwise. */
export function check(elements: readonly DesignElement[], checked: Checked = {}): Finding[] {
	const { refinement = "gold", format = formatNamed("klappkarte-a6"), paperType = "matt" } = checked;
	const { colorLoss } = checked;
	const losing = colorLoss === undefined ? {} : { colorLoss: () => colorLoss };
	const context = { format, refinement, paperType, shaper, qr, ...losing };
	return checkDocument(documentWith(elements, checked.document, checked.page), context);
}

export function rulesOf(findings: readonly Finding[]): string[] {
	return findings.map(({ rule, element }) => `${rule} ${element}`);
}

export const dark: Ink = { role: "process", swatch: "ink" };
export const light: Ink = { role: "process", swatch: "cream" };
export const metal: Ink = { role: "foil", swatch: "ink" };

/** Measures in millimetres. */
type Millimetres = readonly [x: number, y: number, width: number, height: number];

export function boxMm([x, y, width, height]: Millimetres) {
	return box(mm(x), mm(y), mm(width), mm(height));
}

export function shape(id: string, place: Millimetres, change: Partial<ShapeElement> = {}): ShapeElement {
	return { id, type: "shape", label: id, box: boxMm(place), rotation: 0, shape: "rect", ...change };
}

export function line(id: string, place: Millimetres, ink: Ink, width: number): LineElement {
	const stroke = { ink, width: mm(width) };
	return { id, type: "line", label: id, box: boxMm(place), rotation: 0, stroke };
}

export function code(id: string, place: Millimetres, change: Partial<QrElement> = {}): QrElement {
	const content = "https://example.org/g/7Kx2";
	return {
		id,
		type: "qr",
		label: "Code",
		box: boxMm(place),
		rotation: 0,
		content,
		level: "M",
		ink: dark,
		...change,
	};
}
