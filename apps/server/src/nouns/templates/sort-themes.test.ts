import { expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { sortThemes } from "./sort-themes.ts";

const { themes } = await openTemplates();

test("[2.3-6] collections are sorted by recommendation or by novelty, where that differs", () => {
	const { found, sorts } = sortThemes(themes, "created");
	expect(sorts).toEqual(["sort", "created"]);
	expect(found.map(({ created }) => created)).toEqual(
		themes
			.map(({ created }) => created)
			.toSorted()
			.reverse(),
	);
	expect(sortThemes(themes, "sort").found).toEqual(themes);
	expect(sortThemes(found, "created").sorts).toEqual(["sort"]);
});
