import { box, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { fixtureDocument as fixture, namesElement as words } from "../design-fixtures.ts";
import type { DesignDocument } from "./document.ts";
import type { ArtworkElement } from "./drawn-element.ts";
import { ownPages, withPagesNamed } from "./page-rule.ts";

const like = "spread-2";
const branch: ArtworkElement = {
	id: "branch",
	label: "branch",
	type: "artwork",
	box: box(mm(1), mm(1), mm(20), mm(20)),
	rotation: 0,
	artwork: "branch",
	inks: {},
};

/** Three spreads, each with a drawing and a text. */
function booklet(formatType: string): DesignDocument {
	const spread = (key: string) => ({
		key,
		like,
		elements: [
			{ ...branch, id: `artwork-${key}` },
			{ ...words, id: `text-${key}` },
		],
	});
	const values = ["heft-8", "heft-12", "heft-16"];
	return {
		...fixture,
		configuration: { ...fixture.configuration, formatType },
		choices: {
			...fixture.choices,
			pages: { like, min: 3, max: 7, step: 2, together: 1, option: "formatType", values },
		},
		pages: [{ key: "front", elements: [] }, ...["1", "2", "3"].map(spread), { key: "back", elements: [] }],
	};
}
const keys = ({ pages }: DesignDocument) => pages.map(({ key }) => key).join(" ");

describe("[14] as many pages as are named", () => {
	test("come before the last spread, with drawings and without words", () => {
		const twelve = withPagesNamed(booklet("heft-12"));
		expect(keys(twelve)).toBe("front 1 2 page-1 page-2 3 back");
		const added = twelve.pages.filter(({ key }) => key.startsWith("page-"));
		expect(added.map(({ elements }) => elements.map(({ type }) => type))).toEqual([["artwork"], ["artwork"]]);
		expect(twelve.configuration.formatType).toBe("heft-12");
	});

	test("are the same each time, and each thing on them has a name of its own", () => {
		const sixteen = withPagesNamed(booklet("heft-16"));
		expect(sixteen).toEqual(withPagesNamed(booklet("heft-16")));
		expect(ownPages(sixteen, sixteen.pages)).toHaveLength(7);
		const ids = sixteen.pages.flatMap(({ elements }) => elements.map(({ id }) => id));
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("are what lies there where fewer are named, or something that counts no pages", () => {
		const sixteen = withPagesNamed(booklet("heft-16"));
		const shorter = { ...sixteen, configuration: { ...sixteen.configuration, formatType: "heft-8" } };
		expect(withPagesNamed(shorter)).toEqual(sixteen);
		const strange = withPagesNamed(booklet("postkarte"));
		expect([keys(strange), strange.configuration.formatType]).toEqual(["front 1 2 3 back", "heft-8"]);
		expect(withPagesNamed(fixture)).toBe(fixture);
	});
});
