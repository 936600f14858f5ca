import { photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { expect, test } from "vitest";
import { optionPanel, panelOption, panelValue } from "#app/panel/panel.fixtures.ts";
import { panelView } from "#app/panel/panel-view.server.ts";
import { withPhotoSizes } from "./photo-sizes.server.ts";

const edges = (value: string) => {
	const [width = 0, height = 0] = value.split("x").map(Number);
	return { width: width * 10, height: height * 10 };
};

/** Canvas, 60 × 40 cm, among some other sizes. */
function viewOf(sizes: readonly string[]) {
	const formats = panelOption(
		"format",
		["60x40", ...sizes].map((size) => panelValue(size, { size: edges(size) })),
		{ kind: "size" },
	);
	const configuration = defaultConfiguration(photoframeProduct);
	const panel = optionPanel([formats], { product: "photoframe", configuration });
	return panelView({ panel, gaveWay: [], refused: undefined }, "de-DE");
}

const sizes = ["180x120", "30x20", "40x40", "30x40", "90x60", "45x30", "200x100"];
const own = (width: number, height: number) => ({
	...{ href: "/a", width, height },
	crop: { x: 0, y: 0, width, height },
});

function frontOf(photo: ReturnType<typeof own>) {
	const format = withPhotoSizes(viewOf(sizes), photo).options.find(({ key }) => key === "format");
	return format?.values.filter(({ isBehind }) => !isBehind) ?? [];
}

test("[15] sizes of a photo's own proportion stand first, from small to large, drawn to one scale", () => {
	const front = frontOf(own(6000, 4000));
	expect(front.map(({ value }) => value)).toEqual(["30x20", "45x30", "60x40", "90x60", "180x120"]);
	expect(front.map(({ shape }) => shape?.width)).toEqual([30 / 180, 45 / 180, 60 / 180, 90 / 180, 1]);
});

test("[15] what a photo is too small for stands behind, but for what is chosen", () => {
	// 50 ppi are the least for canvas: 1,500 pixels are enough for 70 cm with what goes around.
	expect(frontOf(own(1500, 1000)).map(({ value }) => value)).toEqual(["30x20", "45x30", "60x40"]);
});

test("[15] where hardly any size has its proportion, all stand as they stood", () => {
	const view = viewOf(sizes);
	expect(withPhotoSizes(view, own(9000, 1000))).toEqual(view);
});
