import { expect, test } from "vitest";
import { numbered } from "./row-name.ts";

test("[14] what has the same name is told apart by its number", () => {
	expect(numbered(["Linie", "Titel", "Linie", "Linie"])).toEqual(["Linie", "Titel", "Linie 2", "Linie 3"]);
});
