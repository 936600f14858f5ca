import { mm, um } from "@offizin/units";
import { type Desk, line, moveDown } from "./desk.ts";
import { paper, plan, textWidth } from "./page-plan.ts";

const MARK = 21;
const HEADING = 17;
const TEXT = 9.5;
const SMALL = 8;

/** The first page down to where its text begins: mark, window, facts, heading, and marks for folding and holes. */
export function drawHead(desk: Desk): void {
	const { letter, look, type, page } = desk;
	const across = { x: plan.left, width: textWidth };
	type.set(
		page,
		letter.brand,
		{ ...across, y: plan.mark.y },
		{ font: look.display, size: MARK, color: look.accent },
	);
	const { sender, recipient, facts } = plan;
	const small = { size: 6.5, color: look.quiet };
	type.set(page, letter.sender, { x: plan.left, y: sender.y, width: sender.width }, small);
	type.set(
		page,
		letter.recipient.join("\n"),
		{ x: plan.left, y: recipient.y, width: recipient.width },
		{ size: 10, leading: 135 },
	);
	let y = facts.y;
	for (const [label, value] of letter.facts) {
		const valueX = um(facts.x + facts.label);
		const labelled = { x: facts.x, y: um(y + mm(0.2)), width: facts.label };
		type.set(page, label, labelled, { size: SMALL, color: look.quiet });
		const height = type.set(
			page,
			value,
			{ x: valueX, y, width: um(plan.right - valueX) },
			{ size: 9, leading: 130 },
		);
		y = um(y + height + mm(1.1));
	}
	type.set(
		page,
		letter.heading,
		{ ...across, y: plan.heading.y },
		{ font: look.display, size: HEADING, leading: 120 },
	);
	for (const fold of plan.folds) mark(desk, fold, mm(4));
	mark(desk, plan.hole, mm(6));
	desk.y = um(plan.heading.y + mm(10.5));
	for (const paragraph of letter.paragraphs) {
		moveDown(desk, type.set(page, paragraph, { ...across, y: desk.y }, { size: TEXT }) + mm(2));
	}
	moveDown(desk, mm(3));
}

function mark({ page, paint, look }: Desk, y: number, length: number): void {
	line(page, paint(look.line), { from: mm(4), to: mm(4) + length, y, width: 0.3 });
}

/** Heads of later pages, feet of all, once it is known how many there are. */
export function drawFrames(desk: Desk): void {
	const { letter, look, type, pages } = desk;
	for (const [index, page] of pages.entries()) {
		const across = { x: plan.left, width: textWidth };
		if (index > 0) {
			const title = { font: look.display, size: 12, color: look.accent };
			type.set(page, letter.brand, { ...across, y: plan.mark.y }, title);
			const right = { size: SMALL, color: look.quiet, align: "right" as const };
			type.set(page, letter.title, { ...across, y: um(plan.mark.y + mm(1)) }, right);
		}
		drawFoot(desk, index);
	}
}

function drawFoot({ letter, look, type, pages, paint }: Desk, index: number): void {
	const page = pages[index];
	if (!page) return;
	const { y } = plan.foot;
	if (letter.foot.length > 0) {
		line(page, paint(look.line), { from: plan.left, to: plan.right, y: y - mm(2.5), width: 0.4 });
	}
	const width = um(Math.floor(textWidth / Math.max(letter.foot.length, 1)));
	for (const [column, lines] of letter.foot.entries()) {
		const x = um(plan.left + column * width);
		type.set(
			page,
			lines.join("\n"),
			{ x, y, width: um(width - mm(3)) },
			{ size: 6.8, leading: 140, color: look.quiet },
		);
	}
	if (pages.length < 2) return;
	const at = { x: plan.left, y: um(paper.height - mm(9.5)), width: textWidth };
	type.set(page, letter.pageOf(index + 1, pages.length), at, {
		...{ size: 6.8, color: look.quiet, align: "right" },
	});
}
