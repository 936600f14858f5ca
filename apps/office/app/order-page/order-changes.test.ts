import { describe, expect, test } from "vitest";
import type { Job } from "#app/api/call.ts";
import { sayDe } from "#app/words/words-fixtures.ts";
import { orderChanges } from "./order-changes.ts";
import { officeLine, officeOrder } from "./order-fixtures.ts";

describe("what changed in between", () => {
	test("nothing, when both looks are alike", () => {
		expect(orderChanges(officeOrder(), officeOrder(), sayDe)).toEqual([]);
	});

	test("payment, production and delivery are named with old and new state", () => {
		const before = officeOrder({
			lines: [officeLine(), officeLine({ id: "line-2", production: "printed" })],
		});
		const after = officeOrder({
			payment: { method: "invoice", state: "paid" },
			lines: [
				officeLine({ production: "released" }),
				officeLine({ id: "line-2", production: "printed", delivery: "shipped" }),
			],
		});
		expect(orderChanges(before, after, sayDe)).toEqual([
			"Zahlung: offen → bezahlt",
			"Position\u00a01, Produktion: druckbereit → freigegeben",
			"Position\u00a02, Versand: noch im Haus → versendet",
		]);
	});

	test("a job that failed or came anew is named", () => {
		const failed: Job = { id: "job-1", state: "failed", problem: "Kein Platz", notes: [], files: [] };
		const fresh: Job = { id: "job-2", state: "queued", problem: null, notes: [], files: [] };
		const after = officeOrder({ lines: [officeLine({ jobs: [failed, fresh] })] });
		expect(orderChanges(officeOrder(), after, sayDe)).toEqual([
			"Position\u00a01, Druckdatei: fertig → fehlgeschlagen",
			"Position\u00a01, Druckdatei: neu angelegt",
		]);
	});
});
