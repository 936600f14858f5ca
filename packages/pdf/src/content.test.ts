import { box, um } from "@offizin/units";
import { expect, test } from "vitest";
import { cmyk, type Spot } from "./color.ts";
import { createContent } from "./content.ts";
import type { PdfForm } from "./form.ts";
import type { PdfImage } from "./image.ts";

const owner = {};
const spot: Spot = { category: "ColorSpace", kind: "spot", name: "FOLIE", ref: 5, owner };
const foil = { color: { kind: "spot", spot, tint: 40 }, overprint: true } as const;
const line = "M0 0 L1 1";

test("paint is written when it changes, and again after restore", () => {
	const content = createContent();
	content.fill(line, { color: cmyk(0, 50, 0, 100) });
	content.fill(line, { color: cmyk(0, 50, 0, 100) }, "evenodd");
	content.save();
	content.fill(line, foil);
	content.restore();
	content.fill(line, { color: cmyk(0, 50, 0, 100) });
	content.fill(line, foil);
	const path = "0 0 m 1 1 l";
	expect(content.record().operators).toEqual([
		...["0 0.5 0 1 k", "/Knockout gs", `${path} f`, `${path} f*`],
		...["q", "/R5 cs 0.4 scn", "/Overprint gs", `${path} f`, "Q", `${path} f`],
		...["/R5 cs 0.4 scn", "/Overprint gs", `${path} f`],
	]);
	expect([...content.record().resources]).toEqual([spot]);
});

test("strokes carry their width, cap and join", () => {
	const content = createContent();
	content.stroke(line, { color: cmyk(0, 0, 0, 100), width: 88.2, cap: "round", join: "bevel" });
	expect(content.record().operators.at(-1)).toBe("88.2 w 1 J 2 j 0 0 m 1 1 l S");
	expect(() => content.stroke(line, { color: cmyk(0, 0, 0, 100), width: 0 })).toThrow("line width 0");
});

test("pictures stand upright in their box, forms move to their place", () => {
	const content = createContent();
	const image: PdfImage = { category: "XObject", kind: "image", ref: 8, owner };
	const form: PdfForm = { category: "XObject", kind: "form", ref: 9, owner };
	content.image(image, box(100, 200, 300, 400), { clip: box(0, 0, 50, 50) });
	content.form(form, { x: um(7), y: um(8) });
	expect(content.record().operators).toEqual([
		"/Knockout gs",
		"q 0 0 m 50 0 l 50 50 l 0 50 l h W n 300 0 0 -400 100 600 cm /R8 Do Q",
		"q 1 0 0 1 7 8 cm /R9 Do Q",
	]);
});

test("save and restore must match", () => {
	const content = createContent();
	expect(() => content.restore()).toThrow("restore");
	content.save();
	expect(() => content.record()).toThrow("1 open");
});

test("colours outside their range are refused", () => {
	const content = createContent();
	expect(() => content.fill(line, { color: cmyk(0, 101, 0, 0) })).toThrow("101");
	expect(() => content.fill(line, { color: { ...foil.color, tint: -1 } })).toThrow("-1");
	expect(() => content.fill(line, { color: cmyk(Number.NaN, 0, 0, 0) })).toThrow("NaN");
});
