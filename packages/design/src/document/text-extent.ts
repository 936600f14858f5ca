import { type FontExtent, isBasic } from "@offizin/text";
import type { TextElement } from "./text-element.ts";

/** Every text is looked through once. */
const known = new WeakMap<TextElement, FontExtent>();

/** How much of its fonts a text is set with, as it is written. */
export function textExtentOf(element: TextElement): FontExtent {
	const extent = known.get(element) ?? (isBasicText(element) ? "basic" : "whole");
	known.set(element, extent);
	return extent;
}

function isBasicText({ text, style, runs = [] }: TextElement): boolean {
	const features = [style, ...runs.map((run) => run.style)].flatMap(({ features = [] }) => features);
	return isBasic(text, features);
}
