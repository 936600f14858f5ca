import type { StillName } from "@offizin/contract/browser";
import { renderedImage } from "./picture.tsx";

type Ratio = readonly [width: number, height: number];

/** A composed picture of a home page for decoration, as the attributes that show it. */
export function stillImage(name: StillName, ratio: Ratio) {
	return renderedImage(still(name, ratio, ""));
}

function still(name: StillName, [width, height]: Ratio, alt: string) {
	return { src: `/img/w640/still/${name}`, width: 1600, height: Math.round((1600 * height) / width), alt };
}
