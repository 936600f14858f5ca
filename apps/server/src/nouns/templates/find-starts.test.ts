import { templateFacets } from "@offizin/contract";
import type { ChannelKey } from "@offizin/sites";
import { expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { findStarts, startView } from "./find-starts.ts";

const templates = await openTemplates();
const idsOf = (query: Parameters<typeof findStarts>[1], channel: ChannelKey) =>
	findStarts(templates, query, channel).map(({ id }) => id);

test("a brand has the starts of the product it was asked for, if it sells it", () => {
	expect(idsOf({ productType: "photoframe" }, "bildwand")).toEqual(["wandbild"]);
	expect(idsOf({ productType: "photoframe" }, "papiervogel")).toEqual([]);
	expect(idsOf({ productType: "card" }, "bildwand")).toEqual([]);
});

test.each(templateFacets)(
	"narrowed by the %s of cards there is none; what is empty narrows nothing",
	(facet) => {
		expect(idsOf({ productType: "photoframe", [facet]: "x" }, "bildwand")).toEqual([]);
		expect(idsOf({ productType: "photoframe", [facet]: "" }, "bildwand")).toEqual(["wandbild"]);
	},
);

test.each([
	["de-DE", "Wandbild"],
	["en-DE", "Wall art"],
])("[8.3-1] in %s it is called %s, and belongs to no collection", (locale, name) => {
	const [start] = templates.starts;
	if (!start) throw new Error("there are starts");
	expect(startView(start, locale)).toEqual({
		id: "wandbild",
		name,
		themeId: null,
		productType: "photoframe",
		defaultConfiguration: start.defaultConfiguration,
	});
});
