import { describe, expect, test } from "vitest";
import { findInTable } from "./find-in-table.ts";

const formats = {
	heading: ["Karten: Formate, Faktor", "Karten", "card.factor"],
	rows: ["Postkarte A6", "Postkarte B6", "Tischkarte"],
	columns: [],
};
const refinements = {
	heading: ["Karten: Veredelung", "Karten", "card.refinement"],
	rows: ["1 Stück", "50 Stück"],
	columns: ["Heißfolie Gold", "Relieflack"],
};

describe("a price is found by", () => {
	test("its row", () => {
		expect(findInTable("postkarte", formats)).toEqual({
			words: "postkarte",
			names: ["Postkarte A6", "Postkarte B6"],
		});
	});

	test("its column, however it is accented", () => {
		expect(findInTable("heissfolie gold", refinements)).toEqual({
			words: "heissfolie gold",
			names: ["Heißfolie Gold"],
		});
		expect(findInTable("stuck relief", refinements)?.names).toEqual(["1 Stück", "50 Stück", "Relieflack"]);
	});

	test("one of its columns, not by words of several", () => {
		const sizes = { heading: ["Fotobücher"], rows: ["Fotobuch"], columns: ["A6 quer", "A3 hoch", "A3 quer"] };
		expect(findInTable("a3 quer", sizes)?.names).toEqual(["A3 quer"]);
		expect(findInTable("a6 hoch", sizes)).toBeUndefined();
	});

	test("its table and its row; the table keeps what it says itself", () => {
		expect(findInTable("karten: postkarte b6", formats)).toEqual({
			words: "postkarte b6",
			names: ["Postkarte B6"],
		});
	});

	test("its table alone: then every row belongs to it", () => {
		expect(findInTable("formate", formats)).toEqual({ words: "", names: [] });
		expect(findInTable("  ", formats)).toEqual({ words: "", names: [] });
	});
});

test("words of two rows find none of them", () => {
	expect(findInTable("postkarte tischkarte", formats)).toBeUndefined();
	expect(findInTable("kissen", formats)).toBeUndefined();
});
