import fc from "fast-check";
import { expect, test } from "vitest";
import { askingOf, idsOf, listed, storyOf } from "./space-fixtures.ts";

const asking = askingOf([
	storyOf(1, { name: "b", position: 5, fields: { price: 10, nr: "10" } }),
	storyOf(2, { name: "a", position: -1, fields: { price: 9, nr: "9" }, sortByDate: "2026-02-01" }),
	storyOf(3, { name: "a", position: 7, fields: {}, sortByDate: "2026-01-01" }),
]);

test.each([
	["", [2, 1, 3]],
	["name:asc", [2, 3, 1]],
	["name:desc", [1, 2, 3]],
	["name:asc,id:desc", [3, 2, 1]],
	["content.nr:asc", [1, 2, 3]],
	["content.nr:asc:int", [2, 1, 3]],
	["content.price:desc:float:nulls_last", [1, 2, 3]],
	["content.price:desc:float", [3, 1, 2]],
	["content.price:asc:int:nulls_first", [3, 2, 1]],
	["sort_by_date:asc", [3, 2, 1]],
	["position:desc", [3, 1, 2]],
])("sort_by=%s", (sorting, ids) => {
	expect(idsOf(asking, `sort_by=${sorting}`)).toEqual(ids);
});

test.each(["nothing:asc", "name:up", "name:asc:text", "name:asc:int:int", "a,b,c,d,e,f"])(
	"sort_by=%s is refused",
	(sorting) => {
		const error = { code: "parameter_invalid", parameter: "sort_by", expected: "sorting" };
		expect(listed(asking, `sort_by=${sorting}`)).toEqual(error);
	},
);

test("an order is kept for a space, and for one version of it", () => {
	const draft = storyOf(1).draft;
	const other = askingOf([
		storyOf(1, { fields: { nr: "2" }, draft: draft && { ...draft, nr: "0" } }),
		storyOf(2, { fields: { nr: "1" } }),
	]);
	expect(idsOf(other, "sort_by=content.nr:asc")).toEqual([2, 1]);
	expect(idsOf(other, "sort_by=content.nr:asc&version=draft")).toEqual([1, 2]);
});

test("pages of a list are the whole list, each story once", () => {
	const numbers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 });
	fc.assert(
		fc.property(numbers, fc.integer({ min: 1, max: 9 }), (values, perPage) => {
			const some = askingOf(values.map((value, at) => storyOf(at + 1, { fields: { value } })));
			const pages = Array.from({ length: Math.ceil(values.length / perPage) + 1 }, (_, at) =>
				idsOf(some, `sort_by=content.value:desc:int&per_page=${perPage}&page=${at + 1}`),
			);
			expect(pages.flat()).toEqual(idsOf(some, "sort_by=content.value:desc:int&per_page=100"));
			expect(pages.at(-1)).toEqual([]);
		}),
	);
});
