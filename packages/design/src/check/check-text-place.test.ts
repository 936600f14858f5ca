import { formatTakes, punchedFormat } from "@offizin/formats";
import { mm, pt } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import { namesElement } from "../design-fixtures.ts";
import type { DesignElement } from "../document/element.ts";
import type { TextElement } from "../document/text-element.ts";
import { boxMm, check, dark, documentWith, formatNamed, rulesOf } from "./check-fixtures.ts";

function text(place: Parameters<typeof boxMm>[0], change: Partial<TextElement> = {}): TextElement {
	const style = { ...namesElement.style, align: "right", ink: dark } as const;
	return { ...namesElement, box: boxMm(place), style, ...change };
}

function afterRepair(elements: readonly DesignElement[], page = "front") {
	const [finding] = check(elements, { page });
	if (finding?.repair?.kind !== "commands") throw new Error(JSON.stringify(finding));
	const applied = applyCommands(documentWith(elements, {}, page), finding.repair.commands, () => undefined);
	if (!applied.ok) throw new Error(applied.error.code);
	const changed = applied.value.pages.find(({ key }) => key === page)?.elements ?? [];
	return { changed, rules: rulesOf(check(changed, { page })) };
}

describe("text.outsideSafe", () => {
	test("[1.1] ink nearer than 4 mm to the cut is a warning, the empty part of a box is not", () => {
		expect(check([text([29, 50, 75, 20])])).toMatchObject([
			{ rule: "text.outsideSafe", severity: "warning", element: "names" },
		]);
		expect(check([text([-10, 0, 110, 148])])).toEqual([]);
	});

	test("[1.1] the repair moves the text by what is missing and no more", () => {
		const { changed, rules } = afterRepair([text([29, 50, 75, 20])]);
		expect(rules).toEqual([]);
		expect(changed[0]?.box.x).toBeGreaterThan(mm(25.5));
		expect(changed[0]?.box.x).toBeLessThan(mm(28));
		expect(changed[0]?.box.y).toBe(mm(50));
	});

	test("a member of a turned group is moved the right way", () => {
		const box = boxMm([15, 60, 75, 20]);
		const group: DesignElement = { id: "g", type: "group", label: "", box, rotation: 9000 };
		// Turned by a quarter, up on the page is left in the group: the line ends far below the middle.
		const low = text([60, 60, 75, 20], { group: "g" });
		expect(rulesOf(check([group, low]))).toEqual(["text.outsideTrim names"]);
		const { changed, rules } = afterRepair([group, low]);
		expect(rules).toEqual([]);
		expect(changed[1]?.box.y).toBe(low.box.y);
		expect(changed[1]?.box.x).toBeLessThan(low.box.x);
	});

	test("a text that fits nowhere is for a person to move", () => {
		const style = { ...namesElement.style, size: pt(21.5), ink: dark };
		const wide = text([1, 50, 103, 20], { text: "Clara Amalie & Jonas Maximilian", style });
		const found = check([wide]);
		expect(found.map(({ rule }) => rule)).toContain("text.outsideSafe");
		expect(found).toMatchObject(found.map(() => ({ repair: { kind: "moveInside" } })));
	});

	test("a line set askew is judged by its letters, not by a box around it", () => {
		// The line runs from 5 mm beside the trim down into the page; a box around it would reach beyond both trims.
		const askew = text([30, 20, 100, 12], {
			rotation: 4500,
			style: { ...namesElement.style, align: "center", ink: dark },
		});
		const [low, high] = [-1, 1].map((by) =>
			check([{ ...askew, box: boxMm([30 + 9 * by, 20 - 9 * by, 100, 12]) }]),
		);
		expect([low, high]).toEqual([[], expect.anything()]);
	});
});

describe("text.outsideTrim", () => {
	test("[1.1] ink beyond the trim stops the order, and its place is not blamed twice", () => {
		const cut = text([40, 50, 75, 20]);
		expect(check([cut])).toMatchObject([{ rule: "text.outsideTrim", severity: "error", element: "names" }]);
		expect(afterRepair([cut]).rules).toEqual([]);
		const far = text([-120, 50, 75, 20]);
		expect(check([far])).toMatchObject([{ severity: "error", repair: { kind: "moveInside" } }]);
	});

	test("[1.1] a page paints nothing across its fold: what stands there is cut off too", () => {
		const left = text([-12, 50, 75, 20], { style: { ...namesElement.style, align: "left", ink: dark } });
		expect(rulesOf(check([left]))).toEqual(["text.outsideTrim names"]);
	});
});

describe("text.overFold", () => {
	test("[1.1] text across the fold is a warning, text 3 mm beside it is not", () => {
		const across = text([72, 50, 75, 20]);
		expect(rulesOf(check([across], { page: "inner" }))).toEqual(["text.overFold names"]);
		expect(check([text([80, 50, 75, 20])], { page: "inner" })).toEqual([]);
		expect(afterRepair([across], "inner").rules).toEqual([]);
	});
});

describe("text.overHole, text.overDie, text.inReserved", () => {
	test("[1.1] a line near a hole, another near the trim: each rule is said once", () => {
		const fan = formatNamed("klappkarte-a6");
		const hole = { x: mm(52), y: mm(60), diameter: mm(5) };
		const reserved = [{ box: boxMm([0, 100, 105, 48]), kind: "coding" as const }];
		const format = { ...fan, pages: fan.pages.map((page) => ({ ...page, holes: [hole], reserved })) };
		expect(rulesOf(check([text([25, 50, 75, 20])], { format }))).toEqual(["text.overHole names"]);
		expect(rulesOf(check([text([25, 110, 75, 20])], { format }))).toEqual(["text.inReserved names"]);
	});

	test("where glue lands nothing is printed, so text there is an error", () => {
		const card = formatNamed("klappkarte-a6");
		const glue = { box: boxMm([0, 100, 105, 48]), kind: "glue", bare: boxMm([40, 110, 20, 20]) } as const;
		const format = { ...card, pages: card.pages.map((page) => ({ ...page, reserved: [glue] })) };
		const severities = (y: number) =>
			check([text([25, y, 75, 20])], { format }).map(({ severity }) => severity);
		expect(severities(110)).toEqual(["error"]);
		expect(severities(128)).toEqual(["warning"]);
	});

	test("[1.3] text nearer than 3 mm to the line of a punching", () => {
		const plain = formatNamed("klappkarte-a6");
		expect(formatTakes(plain, "welle")).toBe(true);
		const format = punchedFormat(plain, "welle");
		const near = text([25.8, 50, 75, 20]);
		expect(check([near])).toEqual([]);
		expect(rulesOf(check([near], { format }))).toEqual(["text.overDie names"]);
	});
});
