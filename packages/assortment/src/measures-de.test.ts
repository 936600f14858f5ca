import { expect, test } from "vitest";
import { lengthDe, pixelsDe, sizeDe, weightDe } from "./measures-de.ts";

test("[§13] sizes are read in centimetres", () => {
	expect(sizeDe({ width: 210, height: 297 })).toBe("21\u202f×\u202f29,7\u00a0cm");
});

test("[§13] thickness is read in millimetres with a comma", () => {
	expect(lengthDe(95)).toBe("9,5\u00a0mm");
	expect(lengthDe(70)).toBe("7\u00a0mm");
});

test("[§13] weight is read in grams, from a kilogram on in kilograms", () => {
	expect(weightDe(999)).toBe("999\u00a0g");
	expect(weightDe(1000)).toBe("1\u00a0kg");
	expect(weightDe(1249)).toBe("1,2\u00a0kg");
	expect(weightDe(1250)).toBe("1,3\u00a0kg");
});

test("[§13] pixels are grouped by thousands, as everywhere else in the shops", () => {
	expect(pixelsDe({ width: 3260, height: 934 })).toBe("ab 3.260\u202f×\u202f934\u00a0px");
});
