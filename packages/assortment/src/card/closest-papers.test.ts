import { paper, papers } from "@offizin/formats";
import { expect, test } from "vitest";
import { closestPapers } from "./closest-papers.ts";

const cardStock = papers.filter(({ forms }) => forms === undefined);

test("[3.7-12] every card stock has two others beside it", () => {
	for (const { key } of cardStock) {
		const beside = closestPapers[key] ?? [];
		expect([key, new Set(beside).size]).toEqual([key, 2]);
		expect(beside).not.toContain(key);
		expect(cardStock.map((stock) => stock.key)).toEqual(expect.arrayContaining([...beside]));
	}
});

test("[3.7-2] beside a paper that takes foil stand papers that take it, bar one", () => {
	for (const { key, foil } of cardStock) {
		const taking = (closestPapers[key] ?? []).filter((beside) => paper(beside)?.foil);
		if (foil) expect([key, taking.length]).toEqual([key, key === "recycling" ? 1 : 2]);
	}
});
