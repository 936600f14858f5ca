import { invariant } from "@offizin/base";
import { coverWeightFor, creepOf, type Format, type Paper, pagesOfSheets, weightFor } from "@offizin/formats";
import { toMm } from "@offizin/units";

/** A printed sheet of a booklet: four pages, and folded once. */
interface TicketSheet {
	readonly part: "cover" | "inside";
	/** Numbers of its pages; page n is the side "page-n" and the n-th page of the file. */
	readonly pages: readonly number[];
	readonly paper: { readonly key: string; readonly grams: number };
	/** How far its pages are moved towards the spine when they are imposed, in millimetres. */
	readonly creep: number;
}

/** A saddle-stitched booklet: its files have single pages in reading order, the printer imposes them. */
export interface TicketStitching {
	readonly kind: "saddle";
	readonly staples: number;
	/** The open sheet, trimmed, in millimetres. */
	readonly flat: { readonly width: number; readonly height: number };
	/** From the cover inwards, as they are collected. */
	readonly sheets: readonly TicketSheet[];
}

/**
 * The stitching part of a ticket; undefined for what is not stitched. Creep grows by the paper inside (domain.md §1.3).
 * Throws for a paper that the format is not made of.
 */
export function describeStitching(format: Format, stock: Paper): TicketStitching | undefined {
	const { trim, stitching } = format;
	if (!stitching) return undefined;
	const inside = weightFor(format, stock);
	const cover = coverWeightFor(format, stock);
	invariant(inside && cover, `${format.key} is made of ${stock.key}`);
	return {
		kind: "saddle",
		staples: stitching.staples,
		flat: { width: 2 * toMm(trim.width), height: toMm(trim.height) },
		sheets: pagesOfSheets(stitching).map((pages, sheet) => {
			const creep = creepOf(sheet, inside);
			invariant(creep !== undefined, `${inside} g/m² can be stitched`);
			return {
				part: sheet === 0 ? "cover" : "inside",
				pages,
				paper: { key: stock.key, grams: sheet === 0 ? cover : inside },
				creep: toMm(creep),
			};
		}),
	};
}
