import type { ImageBox } from "./image-options.ts";

const box = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/;

/** The part that "x1xy1:x2xy2" names, as crops, focal points and the focus of an asset are written. */
export function parseImageBox(text: string): ImageBox | undefined {
	const [, left, top, right, bottom] = box.exec(text) ?? [];
	const parsed = { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
	const isBox = parsed.left <= parsed.right && parsed.top <= parsed.bottom;
	return isBox ? parsed : undefined;
}

export function formatImageBox({ left, top, right, bottom }: ImageBox): string {
	return `${left}x${top}:${right}x${bottom}`;
}
