import { type Box, box, contains, type Size } from "@offizin/units";
import { type Crease, type Format, type Page, pageOf, type SheetSide } from "../format.ts";

/** What is seen of a page on one face of a plate. */
export interface Face {
	readonly page: string;
	/** The part of the page, relative to its trim. */
	readonly box: Box;
	/** Upside down as it lies on the plate, looked at from this face. */
	readonly turned: boolean;
	/** Where it lies on the plate, looked at from this face; absent where it fills it. */
	readonly at?: Box;
}

/** A rigid part of a card: what lies between creases, or a leaf. */
export interface Plate {
	/** Where it lies on its flat sheet. */
	readonly box: Box;
	/** Absent where the paper is bare. */
	readonly front?: Face;
	/** As it is seen when the plate is turned round its upright middle. */
	readonly back?: Face;
}

/** A page or a part of it as it lies on a side of a sheet, cut where it is creased. */
function cells(page: Page): readonly Box[] {
	const stops = (axis: Crease["axis"], length: number) => [
		0,
		...page.folds.filter((fold) => fold.axis === axis).map((fold) => fold.at),
		length,
	];
	const [columns, rows] = [stops("x", page.size.width), stops("y", page.size.height)];
	return rows.slice(1).flatMap((foot, row) =>
		columns.slice(1).map((right, column) => {
			const [x, y] = [columns[column] ?? 0, rows[row] ?? 0];
			return box(x, y, right - x, foot - y);
		}),
	);
}

/** A part of a page by its place from the other end of the page, where that lies upside down. */
function asItLies(part: Box, { width, height }: Size, isTurned: boolean): Box {
	if (!isTurned) return part;
	return box(width - part.x - part.width, height - part.y - part.height, part.width, part.height);
}

function shifted({ x, y, width, height }: Box, by: { readonly x: number; readonly y: number }): Box {
	return box(x + by.x, y + by.y, width, height);
}

/** The part of a page that lies in a place of a side; undefined where nothing is printed. */
function seenAt(format: Format, side: SheetSide, place: Box): Face | undefined {
	for (const at of side.panels) {
		const page = pageOf(format, at.page);
		if (!page) continue;
		const all = box(at.x, at.y, page.size.width, page.size.height);
		const { key } = page;
		if (contains(all, place)) {
			const own = asItLies(shifted(place, { x: -at.x, y: -at.y }), page.size, at.turned);
			return { page: key, box: own, turned: at.turned };
		}
		// As the flap lies on the back of an envelope.
		if (contains(place, all)) {
			const whole = box(0, 0, page.size.width, page.size.height);
			return { page: key, box: whole, turned: at.turned, at: shifted(all, { x: -place.x, y: -place.y }) };
		}
	}
	return undefined;
}

/** A sheet is turned round the axis of its creases: one that folds at its head, head over foot. */
function turnsOver({ folds }: Pick<SheetSide, "folds">): boolean {
	return folds.length > 0 && folds.every(({ axis }) => axis === "y");
}

/** The plates of a sheet: one for each part of a page between creases, with what is printed behind it. */
export function platesOf(
	format: Format,
	outside: SheetSide,
	inside: SheetSide | undefined,
): readonly Plate[] {
	const isOver = turnsOver(outside);
	return outside.panels.flatMap((at) => {
		const page = pageOf(format, at.page);
		if (!page) return [];
		return cells(page).map((cell): Plate => {
			const place = shifted(asItLies(cell, page.size, at.turned), at);
			const behind = isOver
				? box(place.x, outside.size.height - place.y - place.height, place.width, place.height)
				: box(outside.size.width - place.x - place.width, place.y, place.width, place.height);
			const back = inside && seenAt(format, inside, behind);
			return {
				box: place,
				front: { page: page.key, box: cell, turned: at.turned },
				...(back && { back: isOver ? { ...back, turned: !back.turned } : back }),
			};
		});
	});
}
