import { BLURRED_BELOW, copiesAmong, effectivePpi, type PhotoElement, printPages } from "@offizin/design";
import type { Page, PhotoLimits } from "@offizin/formats";
import { type PrintItem, printOf, storedOf } from "./print-item.ts";

/** What somebody should know of a photo before it is printed. */
export type Mark =
	/** Is not printed: so few pixels are no picture at this size. */
	| { readonly kind: "tooSmall" }
	| { readonly kind: "soft" }
	| { readonly kind: "blurred" }
	/** Of the photo at this place, from 1. */
	| { readonly kind: "double"; readonly of: number };

export interface Shape {
	readonly page: Page;
	readonly ppi: PhotoLimits;
}

/** By format. */
export type Shapes = Readonly<Record<string, Shape>>;

export function shapeOf(shapes: Shapes, { format }: Pick<PrintItem, "format">): Shape {
	const shape = shapes[format];
	if (!shape) throw new Error(`There are prints of ${format}.`);
	return shape;
}

/** The photo where it lies on its paper; undefined while it is on its way. */
export function placedOf(shapes: Shapes, item: PrintItem): PhotoElement | undefined {
	const print = printOf(item, "de");
	const element = print && printPages([print], shapeOf(shapes, item).page)[0]?.elements[0];
	return element?.type === "photo" ? element : undefined;
}

/** By key of the photo. */
export function marksOf(shapes: Shapes, items: readonly PrintItem[]): ReadonlyMap<string, readonly Mark[]> {
	const copies = copiesAmong(items.map((item) => storedOf(item)?.likeness?.dhash ?? null));
	return new Map(
		items.map((item, index) => {
			const original = copies.get(index);
			const sharpness = storedOf(item)?.likeness?.sharpness;
			const marks: Mark[] = [
				...resolutionMark(shapes, item),
				...(sharpness !== undefined && sharpness < BLURRED_BELOW ? [{ kind: "blurred" as const }] : []),
				...(original === undefined ? [] : [{ kind: "double" as const, of: original + 1 }]),
			];
			return [item.key, marks];
		}),
	);
}

function resolutionMark(shapes: Shapes, item: PrintItem): Mark[] {
	const placed = placedOf(shapes, item);
	const found = placed && effectivePpi(placed);
	if (found === undefined) return [];
	const { warn, refuse } = shapeOf(shapes, item).ppi;
	if (found < refuse) return [{ kind: "tooSmall" }];
	return found < warn ? [{ kind: "soft" }] : [];
}
