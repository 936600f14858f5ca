import { expect, test } from "vitest";
import { bookOrientations, orientationOf, photobookFormats } from "./photobook-choices.ts";
import { photobookStyles } from "./photobook-styles.ts";

test("[2.3-7] templates are filtered by 35 styles, each with its own key", () => {
	expect(new Set(photobookStyles.map(({ key }) => key)).size).toBe(35);
	expect(photobookStyles.every(({ key }) => /^[a-z]+(-[a-z]+)*$/.test(key))).toBe(true);
});

test("[3.6-2] every format has one of the three orientations, and each has formats", () => {
	const byOrientation = Map.groupBy(photobookFormats, orientationOf);
	const keys = (orientation: (typeof bookOrientations)[number]) =>
		(byOrientation.get(orientation) ?? []).map(({ key }) => key).toSorted();
	expect(keys("din-landscape")).toEqual(["a3-quer", "a4-quer", "a5-quer", "a6-quer"]);
	expect(keys("din-portrait")).toEqual(["a4-hoch", "a5-hoch"]);
	expect(keys("square")).toEqual(["200-200", "300-300"]);
	expect(bookOrientations).toHaveLength(3);
});
