import { collageProduct, photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { expect, test } from "vitest";
import { lookAt } from "../look.fixtures.ts";
import { drawInRoom } from "../scene.ts";
import type { LightSide } from "./room.ts";

const standard = defaultConfiguration(photoframeProduct);

function drawn(configuration: Readonly<Record<string, string>>, light: LightSide = "left") {
	return drawInRoom("photoframe", lookAt({ ...standard, ...configuration }), {
		light,
		name: "lake",
		label: "Am See",
	});
}

test("[15] a picture takes as much of the wall as it is wide and high, its frame and mat with it", () => {
	const bare = drawn({ materialType: "poster", variant: "glaenzend", edge: "ohne", format: "60x40" });
	expect(bare).toMatchObject({ width: 60, height: 40 });
	expect(bare.svg).toContain('viewBox="0 0 240 160"');
	const framed = drawn({
		...{ materialType: "poster", variant: "glaenzend", edge: "ohne", format: "60x40" },
		...{ frame: "holzrahmen", frameType: "natur", matSize: "30", matType: "weiss", glazing: "normal" },
	});
	expect(framed.width).toBeGreaterThan(66);
	expect(framed.width - 60).toBeCloseTo(framed.height - 40);
});

test("light from the right is light from the left in a mirror, but for the photo", () => {
	const left = drawn({ format: "60x40" }).svg;
	const right = drawn({ format: "60x40" }, "right").svg;
	expect(left).not.toContain("matrix(-1");
	expect(right).toContain('<g transform="matrix(-1 0 0 1 240 0)">');
	// Each image is turned back about its own middle.
	const photos = right.match(/<image/g)?.length ?? 0;
	expect(photos).toBeGreaterThan(0);
	expect(right.match(/<g transform="matrix\(-1 0 0 1 [\d.-]+ 0\)"><image/g)).toHaveLength(photos);
});

test("what it defines has names of its own, by its light", () => {
	const { svg } = drawn({ format: "60x40" }, "right");
	expect(svg).not.toMatch(/id="scene-|url\(#scene-/);
	expect(svg).toContain("url(#room-right-high)");
});

test("an own photo hangs in place of ours", () => {
	const own = {
		href: "/own.jpg",
		width: 3000,
		height: 2000,
		crop: { x: 0, y: 0, width: 3000, height: 2000 },
	};
	const { svg } = drawInRoom("photoframe", lookAt(standard, { own }), {
		light: "left",
		name: "lake",
		label: "",
	});
	expect(svg).toContain('href="/own.jpg"');
	expect(svg).not.toContain("photo/lake");
});

test("[15] a collage hangs as large as it is, with the page that is printed, whose name is its own", () => {
	const configuration = { ...defaultConfiguration(collageProduct), formatType: "60x40" };
	const box = { x: 0, y: 0, width: 600, height: 400 };
	const ownPage = { svg: '<svg viewBox="0 0 600 400"><path d="M1 1h9"/></svg>', view: box, trim: box };
	const { svg, width, height } = drawInRoom("collage", lookAt(configuration, { ownPage }), {
		light: "right",
		label: "",
	});
	expect([width, height]).toEqual([60, 40]);
	expect(svg).toContain('id="room-right-own"');
	expect(svg).toContain('<use href="#room-right-own"/>');
	expect(svg).not.toContain("photo/");
});

test("what does not hang is not hung", () => {
	expect(() => drawInRoom("photobook", lookAt({}), { light: "left", label: "" })).toThrow("photobook");
});
