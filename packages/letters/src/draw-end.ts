import { mm, um } from "@offizin/units";
import { type Desk, keepTogether, moveDown, rule } from "./desk.ts";
import { plan, textWidth } from "./page-plan.ts";

const TEXT = 9.5;
const TOTAL = 11.5;
const AMOUNT = mm(34);
const CODE = mm(30);
const SMALL = 8;

/**
 * Sums below each other at the right edge, the total under a line in the colour of the brand; beside them, where there is
 * room, the code that a bank's app reads.
 */
export function drawSums(desk: Desk): void {
	const { letter, look, type } = desk;
	keepTogether(desk, Math.max(letter.sums.length * mm(5.5) + mm(6), letter.code ? CODE + mm(2) : 0));
	moveDown(desk, mm(1));
	const codeEnd = drawCode(desk);
	for (const { label, amount, isTotal } of letter.sums) {
		const style = {
			...{ size: isTotal ? TOTAL : TEXT, align: "right" as const },
			...(isTotal ? { font: look.strong } : {}),
		};
		if (isTotal) {
			moveDown(desk, mm(1.2));
			rule(desk, { from: um(plan.right - mm(92)), color: look.accent, width: 1 });
			moveDown(desk, mm(2));
		}
		const words = { x: um(plan.right - mm(92)), y: desk.y, width: um(mm(92) - AMOUNT - mm(4)) };
		type.set(desk.page, label, words, style);
		const place = { x: um(plan.right - AMOUNT), y: desk.y, width: AMOUNT };
		moveDown(desk, type.set(desk.page, amount, place, style) + mm(0.6));
	}
	moveDown(desk, mm(4));
	drawBreakdown(desk);
	desk.y = um(Math.max(desk.y, codeEnd));
	moveDown(desk, mm(2));
}

/** The figures of the VAT, small, below the sums. */
function drawBreakdown(desk: Desk): void {
	const { letter, type, look } = desk;
	const { breakdown } = letter;
	if (!breakdown) return;
	const lines = breakdown.rows.length + 1;
	keepTogether(desk, lines * mm(5) + mm(4));
	const width = um(Math.floor(mm(92) / breakdown.heads.length));
	const start = plan.right - breakdown.heads.length * width;
	for (const [index, row] of [breakdown.heads, ...breakdown.rows].entries()) {
		for (const [column, text] of row.entries()) {
			const place = { x: um(start + column * width), y: desk.y, width: um(width) };
			const color = index === 0 ? look.quiet : look.ink;
			type.set(desk.page, text, place, { size: SMALL, align: "right", color });
		}
		moveDown(desk, mm(4.4));
	}
	moveDown(desk, mm(3));
}

/** What is said below. */
export function drawNotes(desk: Desk): void {
	const { letter, type } = desk;
	for (const note of letter.notes) {
		const height = type.height(note, textWidth, { size: TEXT });
		keepTogether(desk, height);
		const place = { x: plan.left, y: desk.y, width: textWidth };
		moveDown(desk, type.set(desk.page, note, place, { size: TEXT }) + mm(2.2));
	}
}

/** Draws the code at the left edge, and says how far down it goes. */
function drawCode(desk: Desk): number {
	const { letter, look, type, paint, page, y } = desk;
	const { code } = letter;
	if (!code) return y;
	page.save();
	// Its quiet zone may stand beside the edge of the text, its modules stand on it.
	page.transform([1, 0, 0, 1, plan.left - mm(2), y - mm(1)]);
	page.fill(code.path(CODE), paint(look.ink));
	page.restore();
	const x = um(plan.left + CODE);
	const width = um(mm(73) - CODE);
	const title = { x, y: um(y + mm(1.4)), width };
	const height = type.set(page, code.title, title, { font: look.strong, size: SMALL, leading: 135 });
	const below = { x, y: um(title.y + height + mm(0.6)), width };
	type.set(page, code.lines.join("\n"), below, { size: SMALL, leading: 135, color: look.quiet });
	return y + CODE;
}
