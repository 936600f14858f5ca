import { namesDe } from "@offizin/assortment";
import { templates } from "@offizin/templates";
import { expect, test } from "vitest";
import { de } from "./de.ts";

test("every format with a template has its name from the catalogue, and no other format is carried along", () => {
	const formats = new Set(templates.map(({ document }) => document.formatType));
	expect(Object.keys(de.format).sort()).toEqual([...formats].sort());
	for (const [key, name] of Object.entries(de.format)) expect(name).toBe(namesDe.format[key]);
});
