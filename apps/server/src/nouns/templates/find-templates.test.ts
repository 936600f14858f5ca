import type { TemplateRow } from "@offizin/templates";
import { describe, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { findTemplates } from "./find-templates.ts";

const { rows } = await openTemplates();
const query = { productType: "card", sort: "sort" } as const;

function createdOn(days: readonly string[]): TemplateRow[] {
	return rows
		.slice(0, days.length)
		.map((template, index) => ({ ...template, created: days[index] ?? template.created }));
}

describe("[2.3-4] a list offers the orders that are one", () => {
	test("templates of one day are not new to each other, and what nobody counts is not popular", () => {
		expect(findTemplates(createdOn(["2026-11-20", "2026-11-20"]), query).sorts).toEqual(["sort"]);
	});

	test("a newer template further down can be put first", () => {
		const all = createdOn(["2026-11-20", "2026-11-20", "2027-01-15"]);
		expect(findTemplates(all, query).sorts).toEqual(["sort", "created"]);
		const { found } = findTemplates(all, { ...query, sort: "created" });
		expect(found.map(({ id }) => id)).toEqual([all[2]?.id, all[0]?.id, all[1]?.id]);
	});

	test("templates that stand in this order already need no other", () => {
		expect(findTemplates(createdOn(["2027-01-15", "2026-11-20"]), query).sorts).toEqual(["sort"]);
	});

	test("what is not found is not counted", () => {
		const all = createdOn(["2026-11-20", "2027-01-15"]);
		expect(findTemplates(all, { ...query, theme: "gibt-es-nicht" })).toMatchObject({
			found: [],
			sorts: ["sort"],
		});
	});
});
