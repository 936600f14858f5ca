import { expect, test } from "vitest";
import { storyFixture } from "../story-fixtures.ts";
import { footer, footerColumn, footerLink } from "./schema.ts";
import { footerView } from "./view.server.ts";

const link = (text: string, markets: readonly string[], url = "/kontakt/") => ({
	...footerLink.example,
	text,
	markets,
	url: { linktype: "url", url },
});
const story = storyFixture();
const at = (market: string) => ({ ...story, site: { ...story.site, market } });

test("[2.3-10] a link of the footer is for all countries, or for those it names", () => {
	const items = [link("alle", []), link("nur AT", ["at"]), link("AT und CH", ["at", "ch"])];
	const block = { ...footer.example, columns: [{ ...footerColumn.example, items }] };
	const textsAt = (market: string) =>
		footerView(block, at(market)).columns.flatMap(({ links }) => links.map(({ text }) => text));
	expect(textsAt("de")).toEqual(["alle"]);
	expect(textsAt("at")).toEqual(["alle", "nur AT", "AT und CH"]);
	expect(textsAt("ch")).toEqual(["alle", "AT und CH"]);
});

test("a column none of whose links leads anywhere is left out", () => {
	const items = [link("a", [], "javascript:alert(1)"), link("b", ["ch"])];
	const block = { ...footer.example, columns: [{ ...footerColumn.example, items }] };
	expect(footerView(block, at("de")).columns).toEqual([]);
});
