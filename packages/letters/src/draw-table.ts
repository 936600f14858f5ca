import { mm, type Um, um } from "@offizin/units";
import { type Desk, moveDown, rule, turnPage } from "./desk.ts";
import type { LetterTable, Row } from "./letter.ts";
import { plan, textWidth } from "./page-plan.ts";

const TEXT = 9.5;
const SMALL = 8;
const GUTTER = mm(4);
const PICTURE = mm(24);

interface Cell {
	readonly x: Um;
	readonly width: Um;
	readonly align: "left" | "right";
}

/** The table, row by row: a row is never torn, and a page that ends in it says what it came to so far. */
export function drawTable(desk: Desk, table: LetterTable): void {
	const cells = cellsOf(table);
	const widest = table.columns.findIndex(({ width }) => width === undefined);
	drawHeads(desk, table, cells);
	for (const [index, row] of table.rows.entries()) {
		const height = rowHeight(desk, row, cells, widest);
		const isLast = index === table.rows.length - 1;
		// What is carried needs a line of its own below; the last row stays with the first sum.
		const below = isLast ? mm(14) : table.carried ? mm(9) : 0;
		if (desk.y + height + below > plan.bottom) {
			if (index > 0) drawCarried(desk, table, cells, { rows: index, isBrought: false });
			turnPage(desk);
			drawHeads(desk, table, cells);
			if (index > 0) drawCarried(desk, table, cells, { rows: index, isBrought: true });
		}
		drawRow(desk, row, cells, widest);
		moveDown(desk, height);
		rule(desk);
		moveDown(desk, mm(2));
	}
}

function cellsOf({ columns }: LetterTable): readonly Cell[] {
	const taken = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
	const rest = textWidth - taken - GUTTER * (columns.length - 1);
	let x: number = plan.left;
	return columns.map(({ width = um(rest), align }) => {
		const cell = { x: um(x), width, align };
		x += width + GUTTER;
		return cell;
	});
}

function drawHeads(desk: Desk, { columns }: LetterTable, cells: readonly Cell[]): void {
	const { type, page, look } = desk;
	for (const [index, { x, width, align }] of cells.entries()) {
		const head = columns[index]?.head ?? "";
		type.set(page, head, { x, y: desk.y, width }, { size: SMALL, color: look.quiet, align });
	}
	moveDown(desk, mm(5));
	rule(desk, { color: look.ink, width: 0.6 });
	moveDown(desk, mm(2));
}

function drawCarried(
	desk: Desk,
	{ carried }: LetterTable,
	cells: readonly Cell[],
	{ rows, isBrought }: { readonly rows: number; readonly isBrought: boolean },
): void {
	const last = cells.at(-1);
	if (!carried || !last) return;
	const { over, brought, amount } = carried(rows);
	const { type, page, look } = desk;
	const style = { size: TEXT, color: look.quiet, align: "right" as const };
	const words = { x: plan.left, y: desk.y, width: um(last.x - GUTTER - plan.left) };
	type.set(page, isBrought ? brought : over, words, style);
	type.set(page, amount, { x: last.x, y: desk.y, width: last.width }, { ...style, color: look.ink });
	moveDown(desk, mm(5));
	if (isBrought) {
		rule(desk);
		moveDown(desk, mm(2));
	}
}

function noteWidth(cells: readonly Cell[], widest: number): Um {
	return cells[widest]?.width ?? textWidth;
}

function rowHeight({ type, pictures }: Desk, row: Row, cells: readonly Cell[], widest: number): number {
	const heights = cells.map(({ width }, index) =>
		type.height(row.cells[index] ?? "", width, { size: TEXT, leading: 135 }),
	);
	const note = row.note
		? type.height(row.note, noteWidth(cells, widest), { size: SMALL, leading: 135 }) + mm(0.6)
		: 0;
	const words = Math.max(...heights, (heights[widest] ?? 0) + note);
	const picture = row.picture && pictures.get(row.picture);
	const drawn = picture ? pictureSize(picture.ratio).height : 0;
	return Math.max(words, drawn) + mm(2);
}

/** A picture in a square, as large as it fits. */
function pictureSize(ratio: number): { readonly width: number; readonly height: number } {
	return ratio > 1
		? { width: PICTURE, height: Math.round(PICTURE / ratio) }
		: { width: Math.round(PICTURE * ratio), height: PICTURE };
}

function drawRow(desk: Desk, row: Row, cells: readonly Cell[], widest: number): void {
	const { type, page, look, pictures } = desk;
	const { y } = desk;
	for (const [index, { x, width, align }] of cells.entries()) {
		const text = row.cells[index] ?? "";
		const height = type.set(page, text, { x, y, width }, { size: TEXT, leading: 135, align });
		if (index === widest && row.note) {
			const below = { x, y: um(y + height + mm(0.6)), width };
			type.set(page, row.note, below, { size: SMALL, leading: 135, color: look.quiet });
		}
	}
	const picture = row.picture && pictures.get(row.picture);
	const [first] = cells;
	if (!picture || !first) return;
	const { width, height } = pictureSize(picture.ratio);
	page.image(picture.image, { x: first.x, y, width: um(width), height: um(height) });
}
