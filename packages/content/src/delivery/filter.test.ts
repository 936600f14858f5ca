import { expect, test } from "vitest";
import { askingOf, idsOf, listed, storyOf } from "./space-fixtures.ts";

const asking = askingOf([
	storyOf(1, {
		fields: {
			color: "red",
			price: 10,
			on: true,
			tags: ["a", "b"],
			day: "2026-11-24 10:00",
			seo: { description: "Karten aus Kraft" },
			body: [{ _uid: "b", component: "teaser", name: "erster" }],
		},
	}),
	storyOf(2, {
		fields: { color: "blue", price: "2.5", on: false, tags: [], day: "2026-11-25 10:00", text: "" },
	}),
	storyOf(3, { fields: { color: "dark blue", tags: ["b", "c"], note: null } }),
]);

test.each([
	["[color][in]=red,blue", [1, 2]],
	["[color][not_in]=red", [2, 3]],
	["[color][like]=*BLUE", [2, 3]],
	["[color][like]=d*b*e", [3]],
	["[color][not_like]=*blue", [1]],
	["[text][is]=empty", [1, 2, 3]],
	["[color][is]=not_empty", [1, 2, 3]],
	["[tags][is]=empty_array", [2]],
	["[tags][is]=not_empty_array", [1, 3]],
	["[on][is]=true", [1]],
	["[on][is]=false", [2]],
	["[note][is]=null", [1, 2, 3]],
	["[price][is]=not_null", [1, 2]],
	["[tags][any_in_array]=c,a", [1, 3]],
	["[tags][in_array]=c", [3]],
	["[tags][all_in_array]=a,b", [1]],
	["[day][gt_date]=2026-11-24 12:00", [2]],
	["[day][lt_date]=2026-11-24T12:00:00Z", [1]],
	["[price][gt_int]=5", [1]],
	["[price][lt_int]=5", [2]],
	["[price][gt_float]=2.4", [1, 2]],
	["[price][lt_float]=2.6", [2]],
	["[seo.description][like]=*kraft*", [1]],
	["[body.0.name][in]=erster", [1]],
	["[component][in]=page", [1, 2, 3]],
	["[constructor][is]=not_null", []],
])("filter_query%s", (filter, ids) => {
	expect(idsOf(asking, `filter_query${filter}`)).toEqual(ids);
});

test("all filters have to hold, of alternatives one", () => {
	expect(idsOf(asking, "filter_query[color][like]=*blue&filter_query[tags][in_array]=b")).toEqual([3]);
	const alternatives = "filter_query[__or][][color][in]=red&filter_query[__or][][tags][in_array]=c";
	expect(idsOf(asking, alternatives)).toEqual([1, 3]);
	expect(idsOf(asking, `${alternatives}&filter_query[on][is]=true`)).toEqual([1]);
	const twice = "filter_query[__or][][color][in]=red&filter_query[__or][][color][in]=blue";
	expect(idsOf(asking, twice)).toEqual([1, 2]);
});

test("a range within alternatives is one of them, and a number says what belongs together", () => {
	const range = "filter_query[__or][][price][gt_int]=1&filter_query[__or][][price][lt_int]=5";
	expect(idsOf(asking, range)).toEqual([2]);
	const numbered = "filter_query[__or][0][color][in]=red,blue&filter_query[__or][0][on][is]=false";
	expect(idsOf(asking, numbered)).toEqual([2]);
});

test.each([
	["filter_query[color][near]=red", "one_of"],
	["filter_query[color][is]=maybe", "one_of"],
	["filter_query[price][gt_int]=much", "number"],
	["filter_query[day][gt_date]=tomorrow", "date"],
	["filter_query[color]=red", "filter"],
	["filter_query=red", "filter"],
	["filter_query[__or][][color]=red", "filter"],
	[Array(51).fill("filter_query[color][in]=red").join("&"), "filter"],
])("%s is refused", (query, expected) => {
	expect(listed(asking, query)).toMatchObject({ code: "parameter_invalid", expected });
});
