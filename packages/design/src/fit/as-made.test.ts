import { oneSided, size } from "@offizin/formats";
import { box, mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DesignDocument } from "../document/document.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import { isInside } from "../draw/crop.ts";
import { asMade } from "./as-made.ts";

const sides = fc.integer({ min: 200, max: 3000 });
const format = (width: number, height: number) =>
	oneSided(size(width, height), { picture: box(mm(-3), mm(-3), mm(width + 6), mm(height + 6)) });

function documentWith(photo: PhotoElement["photo"]): DesignDocument {
	const element = {
		...{ id: "picture", type: "photo", label: "picture", shape: "rect", fills: "picture", rotation: 0 },
		...{ box: box(0, 0, 600_000, 400_000), may: ["content"], photo },
	};
	return { pages: [{ key: "front", elements: [element] }], fields: [] } as unknown as DesignDocument;
}

const pictureIn = (document: DesignDocument) => document.pages[0]?.elements[0] as PhotoElement;
const photo = { upload: "a", width: 6000, height: 4000, crop: { x: 300, y: 100, width: 3000, height: 2000 } };

describe("[15] a photo that fills its picture", () => {
	test("[law] is inside the photo and has the shape of the picture, in any size", () => {
		fc.assert(
			fc.property(sides, sides, (width, height) => {
				const made = pictureIn(asMade(documentWith(photo), format(width, height)));
				expect(made.box).toEqual(box(mm(-3), mm(-3), mm(width + 6), mm(height + 6)));
				const crop = made.photo?.crop;
				if (!crop) throw new Error("The photo is gone.");
				expect(isInside(photo, made.box, crop, 0)).toBe(true);
				const offBy = Math.abs(crop.width / crop.height - made.box.width / made.box.height);
				expect(offBy).toBeLessThan(
					(2 * made.box.width) / made.box.height / Math.min(crop.width, crop.height),
				);
			}),
		);
	});

	test("[law] another size changes nothing that is written: back again shows the same part", () => {
		const written = documentWith(photo);
		const once = asMade(written, format(600, 400));
		asMade(written, format(300, 2000));
		expect(asMade(written, format(600, 400))).toEqual(once);
		expect(pictureIn(written).photo?.crop).toEqual(photo.crop);
	});

	test("[law] made again it stays as it is", () => {
		const made = asMade(documentWith(photo), format(800, 500));
		expect(asMade(made, format(800, 500))).toBe(made);
	});

	test("shows the middle of what it showed, as near as before", () => {
		const { crop } = pictureIn(asMade(documentWith(photo), format(894, 594))).photo ?? {};
		expect(crop && crop.x + crop.width / 2).toBeCloseTo(1800, 0);
		expect(crop?.width).toBe(3000);
	});

	test("an empty picture is as large as it is made, and what fills nothing stays", () => {
		expect(pictureIn(asMade(documentWith(null), format(500, 500))).box.width).toBe(506_000);
		const { fills: _fills, ...free } = pictureIn(documentWith(photo));
		const other = { ...documentWith(photo), pages: [{ key: "front", elements: [free] }] } as DesignDocument;
		expect(asMade(other, format(500, 500))).toBe(other);
	});
});
