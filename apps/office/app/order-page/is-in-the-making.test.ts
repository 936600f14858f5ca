import { productionStates } from "@offizin/orders";
import { describe, expect, test } from "vitest";
import { isInTheMaking } from "./is-in-the-making.ts";
import { officeLine, officeOrder } from "./order-fixtures.ts";

const job = { id: "job-1", problem: null, notes: [], files: [] };

describe("a page refreshes quickly", () => {
	test.each(["queued", "running"] as const)("while a job is %s", (state) => {
		const lines = [officeLine(), officeLine({ jobs: [{ ...job, state }] })];
		expect(isInTheMaking(officeOrder({ lines }))).toBe(true);
	});

	test("while a line is prepared and its job is not there yet", () => {
		expect(isInTheMaking(officeOrder({ lines: [officeLine({ production: "preparing", jobs: [] })] }))).toBe(
			true,
		);
	});

	test.each(productionStates.filter((state) => state !== "preparing"))(
		"and not when all is %s",
		(production) => {
			const jobs = [{ ...job, state: "done" } as const, { ...job, id: "job-0", state: "failed" } as const];
			expect(isInTheMaking(officeOrder({ lines: [officeLine({ production, jobs })] }))).toBe(false);
		},
	);
});
