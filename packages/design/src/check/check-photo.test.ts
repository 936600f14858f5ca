import { mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { photoElement } from "../design-fixtures.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import { check } from "./check-fixtures.ts";

const at = { page: "front", element: "photo", label: "Foto", repair: { kind: "choosePhoto" } };

function photo(width: number, height: number, change: Partial<PhotoElement["photo"]> = {}): PhotoElement {
	const crop = { x: 0, y: 0, width, height };
	return { ...photoElement, photo: { upload: "u", width: 8000, height: 8000, crop, ...change } };
}

describe("photo.empty", () => {
	test("an empty slot stops the order", () => {
		expect(check([photoElement])).toEqual([{ rule: "photo.empty", severity: "error", ...at }]);
	});
});

describe("photo.lowResolution", () => {
	test.each([
		[473, [], 200],
		[472, ["warning"], 199],
		[171, ["warning"], 72],
		[170, ["error"], 71],
	])("[1.1] %i pixels across 60 mm: %j (%i ppi)", (width, severities, ppi) => {
		const expected = severities.map((severity) => ({ rule: "photo.lowResolution", severity, ...at, ppi }));
		expect(check([photo(width, Math.round((width * 2) / 3))])).toEqual(expected);
	});

	test("[1.1] the side that needs more decides, as the photo lies after its turn", () => {
		expect(check([photo(473, 200)])).toMatchObject([{ ppi: 127 }]);
		const upright = { ...photo(315, 473, { turn: 90 }), box: { ...photoElement.box, width: mm(60) } };
		expect(check([upright])).toEqual([]);
	});
});

describe("photo.duller", () => {
	const { repair: _repair, ...place } = at;
	const sharp = photo(4000, 3000);

	test("[1.1] a photo whose colours the inks cannot show is named with its share", () => {
		const expected = { rule: "photo.duller", severity: "warning", ...place, percent: 37 };
		expect(check([sharp], { colorLoss: 0.37 })).toEqual([expected]);
		expect(check([sharp], { colorLoss: 0.09 })).toEqual([]);
		expect(check([sharp])).toEqual([]);
	});

	test("[1.1] in black and white there is nothing to lose", () => {
		const look = { tone: "blackWhite", brightness: 0, contrast: 0 } as const;
		expect(check([{ ...sharp, look }], { colorLoss: 0.37 })).toEqual([]);
	});
});
