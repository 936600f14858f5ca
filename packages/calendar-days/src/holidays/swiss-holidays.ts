import type { Holiday } from "./holiday.ts";

/** Cantons where most days of the Catholic calendar hold, in all places or in some. */
const catholic = ["LU", "UR", "SZ", "OW", "NW", "ZG", "FR", "AI", "TI", "VS"] as const;

/**
 * By canton as of 2026. Federal law knows 1 August only; days that hold in some communes of a canton, or are merely
 * kept there, stand under `partly`, so that a promise is never too early.
 */
export const swissHolidays: readonly Holiday[] = [
	{ key: "new-year-swiss", on: "01-01", source: "norm" },
	{
		key: "berchtold",
		on: "01-02",
		regions: ["BE", "FR", "JU", "NE", "TG", "VD", "ZH"],
		partly: ["AG", "GL", "LU", "OW", "SH", "SO", "ZG"],
		source: "market",
	},
	{
		key: "epiphany",
		on: "01-06",
		regions: ["SZ", "TI", "UR"],
		partly: ["GR", "LU"],
		source: "market",
	},
	{ key: "neuchatel-republic", on: "03-01", regions: ["NE"], source: "market" },
	{
		key: "saint-joseph",
		on: "03-19",
		regions: ["NW", "SZ", "TI", "UR", "VS"],
		partly: ["GR", "LU", "SO", "ZG"],
		source: "market",
	},
	{
		key: "good-friday",
		on: { easter: -2 },
		regions: [
			...["AG", "AI", "AR", "BE", "BL", "BS", "FR", "GE", "GL", "GR", "JU", "LU"],
			...["NE", "NW", "OW", "SG", "SH", "SO", "SZ", "TG", "UR", "VD", "ZG", "ZH"],
		],
		source: "market",
	},
	{ key: "easter-monday", on: { easter: 1 }, source: "market" },
	// The first Thursday of April, a week later when that is Maundy Thursday.
	{
		key: "naefels-pilgrimage",
		on: { weekday: 4, from: "04-01" },
		regions: [],
		partly: ["GL"],
		source: "market",
	},
	{
		key: "naefels-pilgrimage",
		on: { weekday: 4, from: "04-08" },
		regions: [],
		partly: ["GL"],
		source: "market",
	},
	{
		key: "labour",
		on: "05-01",
		regions: ["BL", "BS", "JU", "NE", "SH", "TG", "TI", "ZH"],
		partly: ["AG", "FR", "SO"],
		source: "market",
	},
	{ key: "ascension-swiss", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "market" },
	{
		key: "corpus-christi",
		on: { easter: 60 },
		regions: [...catholic, "JU"],
		partly: ["AG", "BL", "GR", "NE", "SO"],
		source: "market",
	},
	{ key: "jura-independence", on: "06-23", regions: ["JU"], source: "market" },
	{ key: "peter-and-paul", on: "06-29", regions: ["TI"], partly: ["GR", "LU"], source: "market" },
	{ key: "swiss-national", on: "08-01", source: "norm" },
	{
		key: "assumption",
		on: "08-15",
		regions: [...catholic, "JU"],
		partly: ["AG", "BL", "GR", "SO"],
		source: "market",
	},
	// The Thursday after the first Sunday of September.
	{ key: "geneva-fast", on: { weekday: 4, from: "09-05" }, regions: ["GE"], source: "market" },
	// The day after the third Sunday of September.
	{
		key: "fast-monday",
		on: { weekday: 1, from: "09-16" },
		regions: ["VD"],
		partly: ["NE"],
		source: "market",
	},
	{ key: "saint-maurice", on: "09-22", regions: [], partly: ["AI"], source: "market" },
	{ key: "brother-klaus", on: "09-25", regions: ["OW"], source: "market" },
	{
		key: "all-saints",
		on: "11-01",
		regions: [...catholic, "GL", "JU", "SG"],
		partly: ["AG", "GR", "SO"],
		source: "market",
	},
	{
		key: "immaculate-conception",
		on: "12-08",
		regions: catholic,
		partly: ["AG", "GR", "JU", "SO"],
		source: "market",
	},
	{ key: "christmas", on: "12-25", source: "norm" },
	{
		key: "saint-stephen",
		on: "12-26",
		regions: [
			...["AG", "AI", "AR", "BE", "BL", "BS", "FR", "GL", "GR", "LU", "NW", "OW"],
			...["SG", "SH", "SO", "SZ", "TG", "TI", "UR", "ZG", "ZH"],
		],
		partly: ["NE"],
		source: "market",
	},
];
