import { applyCommands, type Command, type DesignDocument } from "@offizin/design";
import { starts } from "@offizin/templates/recipes";
import { expect, test } from "vitest";
import { made } from "./own-photo.server.ts";
import { placesOf } from "./places.server.ts";

/** A collage of a layout with so many photos of a size laid into it, and so many more at hand. */
function collage(designId: string, placed: number, spare: number, width = 4000): DesignDocument {
	const start = starts.find(({ id }) => id === "collage")?.document;
	if (!start) throw new Error("Collages have a start");
	const begun = made(start, { ...start.configuration, designId });
	const { free } = placesOf(begun);
	const photos = Array.from({ length: placed + spare }, (_, index) => `photo-${index}`.padEnd(22, "x"));
	const commands = photos.map((upload, index): Command => {
		const element = index < placed ? free[index] : undefined;
		return element === undefined
			? { type: "addAssets", assets: [{ upload }] }
			: { type: "setPhoto", element, upload };
	});
	const applied = applyCommands(begun, commands, () => ({ width, height: width * 0.75 }));
	if (!applied.ok) throw new Error(applied.error.code);
	return made(applied.value, begun.configuration);
}

test("[15] places that are free, and photos that lie nowhere", () => {
	expect(placesOf(collage("4", 3, 0))).toMatchObject({ count: 4, free: ["front-place-4"], spare: [] });
	expect(placesOf(collage("4", 4, 0)).roomier).toBeUndefined();
});

test("[15] more photos than places lead to the smallest grid that has enough of them", () => {
	const { roomier, spare } = placesOf(collage("4", 4, 7));
	expect(spare).toHaveLength(7);
	expect(roomier).toMatchObject({ count: 12, configuration: { designId: "8" } });
	expect(roomier?.free).toHaveLength(8);
	// Nothing has room for more than 100.
	expect(placesOf(collage("4", 4, 97)).roomier).toBeUndefined();
});

test("[15] photos of too few pixels are counted, as large as they lie", () => {
	expect(placesOf(collage("4", 4, 0))).toMatchObject({ soft: 0, refused: 0 });
	expect(placesOf(collage("4", 4, 0, 300))).toMatchObject({ soft: 0, refused: 4 });
});
