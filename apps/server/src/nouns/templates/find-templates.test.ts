import type { TemplateRow } from "@offizin/templates";
import { describe, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { findTemplates, motifOf, type TemplateQuery } from "./find-templates.ts";

const { rows } = await openTemplates();
const query = { productType: "card", sort: "sort", per: "template" } as const;
const nobody = () => 0;
const motifs = (more: Partial<TemplateQuery> = {}, popularityOf: (motif: string) => number = nobody) =>
	findTemplates(rows, { ...query, per: "motif", ...more }, popularityOf);

function createdOn(days: readonly string[]): TemplateRow[] {
	return rows
		.slice(0, days.length)
		.map((template, index) => ({ ...template, created: days[index] ?? template.created }));
}

describe("[2.3-4] a list offers the orders that are one", () => {
	test("templates of one day are not new to each other, and what nobody designs is not popular", () => {
		expect(findTemplates(createdOn(["2026-11-20", "2026-11-20"]), query, nobody).sorts).toEqual(["sort"]);
	});

	test("a newer template further down can be put first", () => {
		const all = createdOn(["2026-11-20", "2026-11-20", "2027-01-15"]);
		expect(findTemplates(all, query, nobody).sorts).toEqual(["sort", "created"]);
		const { found } = findTemplates(all, { ...query, sort: "created" }, nobody);
		expect(found.map(({ id }) => id)).toEqual([all[2]?.id, all[0]?.id, all[1]?.id]);
	});

	test("templates that stand in this order already need no other", () => {
		expect(findTemplates(createdOn(["2027-01-15", "2026-11-20"]), query, nobody).sorts).toEqual(["sort"]);
	});

	test("what is begun most comes first when popularity is asked for, in every colour", () => {
		const last = motifOf(rows.at(-1) ?? { id: "", colors: [] });
		const { found, sorts } = motifs({ sort: "popularity" }, (motif) => (motif === last ? 3 : 1));
		expect(sorts).toContain("popularity");
		expect(found[0] && motifOf(found[0])).toBe(last);
	});

	test("recommendation, novelty and popularity are three orders of what the shop has", () => {
		const start = new Map(rows.map((row) => [motifOf(row), row.startPopularity]));
		const orders = (["sort", "created", "popularity"] as const).map((sort) =>
			motifs({ sort }, (motif) => start.get(motif) ?? 0)
				.found.map(motifOf)
				.join(),
		);
		expect(new Set(orders).size).toBe(3);
	});

	test("what is not found is not counted", () => {
		const all = createdOn(["2026-11-20", "2027-01-15"]);
		expect(findTemplates(all, { ...query, theme: "gibt-es-nicht" }, nobody)).toMatchObject({
			found: [],
			sorts: ["sort"],
		});
	});
});

describe("one design is one item", () => {
	test("each motif comes once, and neighbours are of different collections", () => {
		const { found } = motifs();
		expect(new Set(found.map(motifOf)).size).toBe(found.length);
		expect(found.length).toBe(new Set(rows.map(motifOf)).size);
		expect(found[0]?.themeId).not.toBe(found[1]?.themeId);
	});

	test("a colour that is asked for is the one shown, and counts are of motifs", () => {
		const { found, facets } = motifs({ color: "navy" });
		expect(new Set(found.map(({ color }) => color))).toEqual(new Set(["navy"]));
		expect(facets.color.find(({ value }) => value === "navy")?.count).toBe(found.length);
		expect(facets.kind.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
	});

	test("[3.7-5] a colour and the metal on it are found together, both ways round, and by themselves", () => {
		const pair = motifs({ color: "gold-green" }).found;
		expect(pair.length).toBeGreaterThan(0);
		expect(motifs({ color: "green-gold" }).found).toEqual(pair);
		expect(new Set(pair.map(({ color }) => color))).toEqual(new Set(["green"]));
		expect(motifs({ color: "gold" }).found.length).toBeGreaterThanOrEqual(pair.length);
		expect(motifs({ color: "green-navy" }).found).toEqual([]);
	});

	test("[3.7-5] a family of colours finds its shades, and a shade only itself", () => {
		const { found, facets } = motifs({ color: "blue" });
		expect(new Set(found.map(({ color }) => color))).toEqual(new Set(["light-blue", "navy"]));
		expect(facets.color.find(({ value }) => value === "blue")?.count).toBe(found.length);
	});

	test("[2.3-4] an occasion, a shape and a label narrow the list; unknown values find nothing", () => {
		expect(motifs({ occasion: "hochzeit" }).found.length).toBe(motifs().found.length);
		expect(motifs({ occasion: "hoch" }).found).toEqual([]);
		expect(motifs({ aspectRatio: "square" }).found.every(({ formatType }) => formatType.includes("sq"))).toBe(
			true,
		);
		expect(motifs({ label: "foto" }).found.every(({ hasPhoto }) => hasPhoto)).toBe(true);
		expect(motifs({ product: "leporello" }).found).toEqual([]);
	});
});
