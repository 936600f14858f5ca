import { mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import type { QrElement } from "../document/drawn-element.ts";
import type { DesignElement } from "../document/element.ts";
import { boxMm, check, code, documentWith, formatNamed, metal, rulesOf } from "./check-fixtures.ts";

const card = formatNamed("klappkarte-a6");

/** 20 mm, of which the modules take the inner 15.15 mm. */
function codeAt(x: number, y: number, change: Partial<QrElement> = {}): QrElement {
	return code("code", [x, y, 20, 20], change);
}

/** What is found, and what is still found once its repair is applied. */
function repaired(elements: readonly DesignElement[], page = "front") {
	const found = check(elements, { page });
	const repair = found[0]?.repair;
	if (repair?.kind !== "commands") throw new Error(JSON.stringify(found));
	const applied = applyCommands(documentWith(elements, {}, page), repair.commands, () => undefined);
	if (!applied.ok) throw new Error(applied.error.code);
	const changed = applied.value.pages.find(({ key }) => key === page)?.elements ?? [];
	return { found: rulesOf(found), changed, left: rulesOf(check(changed, { page })) };
}

test("a code in a good place has nothing to say, upright or askew", () => {
	expect(check([codeAt(40, 60)])).toEqual([]);
	expect(check([codeAt(40, 60, { rotation: 4500 })])).toEqual([]);
	expect(check([codeAt(80, 60)], { page: "inner" })).toEqual([]);
});

describe("qr.outsideTrim", () => {
	test("[9.1] modules beyond the trim stop the order, and the place is not blamed twice", () => {
		const cut = codeAt(93, 60);
		expect(check([cut])).toMatchObject([{ rule: "qr.outsideTrim", severity: "error", element: "code" }]);
		expect(check([{ ...cut, rotation: 3000 }])).toMatchObject([{ rule: "qr.outsideTrim" }]);
		expect(repaired([cut]).left).toEqual([]);
		expect(repaired([{ ...cut, rotation: 3000 }]).left).toEqual([]);
	});

	test("a code wholly off the card is for a person to bring back", () => {
		expect(check([codeAt(-60, 60)])).toEqual([
			{
				rule: "qr.outsideTrim",
				severity: "error",
				page: "front",
				element: "code",
				label: "Code",
				repair: { kind: "moveInside" },
			},
		]);
	});

	test("foil that is too near to the edge for it is not said twice", () => {
		expect(rulesOf(check([codeAt(93, 60, { ink: metal })]))).not.toContain("foil.nearEdge code");
	});
});

describe("qr.outsideSafe", () => {
	test("[9.1] modules nearer than 4 mm to the cut are a warning, the quiet zone may come nearer", () => {
		expect(check([codeAt(84, 60)])).toMatchObject([{ rule: "qr.outsideSafe", severity: "warning" }]);
		expect(check([codeAt(83, 60)])).toEqual([]);
	});

	test("the repair moves the code by what is missing and no more", () => {
		const { left, changed } = repaired([codeAt(84, 60)]);
		expect(left).toEqual([]);
		expect(changed[0]?.box.x).toBeGreaterThan(mm(83));
		expect(changed[0]?.box.y).toBe(mm(60));
	});
});

describe("qr.overFold", () => {
	const across = codeAt(90, 60);

	test("[9.1] a crease through the modules is an error, one beside them a warning", () => {
		expect(check([across], { page: "inner" })).toMatchObject([{ rule: "qr.overFold", severity: "error" }]);
		expect(check([codeAt(105, 60)], { page: "inner" })).toMatchObject([
			{ rule: "qr.overFold", severity: "warning" },
		]);
		expect(repaired([across], "inner")).toMatchObject({ found: ["qr.overFold code"], left: [] });
	});

	test("a code near the trim is still told that a crease runs through it", () => {
		expect(check([codeAt(90, 1)], { page: "inner" })).toMatchObject([
			{ rule: "qr.overFold", severity: "error" },
			{ rule: "qr.outsideSafe", severity: "warning" },
		]);
	});
});

describe("qr.overHole, qr.overDie, qr.inReserved", () => {
	test("[9.1] a hole through the modules is an error, one beside them a warning", () => {
		const hole = { x: mm(52), y: mm(60), diameter: mm(5) };
		const format = { ...card, pages: card.pages.map((page) => ({ ...page, holes: [hole] })) };
		const rotation = 4500;
		for (const pierced of [codeAt(42, 50), codeAt(42, 50, { rotation })]) {
			expect(check([pierced], { format })).toMatchObject([{ rule: "qr.overHole", severity: "error" }]);
		}
		expect(check([codeAt(55, 50)], { format })).toMatchObject([{ severity: "warning" }]);
		// A box around a code askew would reach the hole, its modules do not.
		expect(check([codeAt(59, 65)], { format })).toEqual([]);
		expect(check([codeAt(57.5, 65.5, { rotation })], { format })).toEqual([]);
	});

	test("[1.3] a contour through the modules is an error as what lies outside it, one beside them a warning", () => {
		const die = "M20000 0L105000 0L105000 148000L20000 148000Z";
		const format = { ...card, pages: card.pages.map((page) => ({ ...page, die, dieMargin: mm(3) })) };
		expect(check([codeAt(10, 60)], { format })).toMatchObject([{ rule: "qr.overDie", severity: "error" }]);
		expect(check([codeAt(2, 60)], { format })).toMatchObject([{ rule: "qr.overDie", severity: "error" }]);
		expect(check([codeAt(19, 60)], { format })).toMatchObject([{ rule: "qr.overDie", severity: "warning" }]);
		expect(check([codeAt(21, 60)], { format })).toEqual([]);
	});

	test("[1.1] a zone that stays empty is told as it is for text", () => {
		const reserved = [{ box: boxMm([0, 0, 105, 30]), kind: "coding" as const }];
		const format = { ...card, pages: card.pages.map((page) => ({ ...page, reserved })) };
		expect(check([codeAt(42, 22)], { format })).toMatchObject([
			{ rule: "qr.inReserved", severity: "warning" },
		]);
		expect(check([codeAt(42, 40)], { format })).toEqual([]);
	});
});
