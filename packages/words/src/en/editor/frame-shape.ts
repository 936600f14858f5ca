import type { frameShape as german } from "../../de/editor/frame-shape.ts";

export const frameShape: typeof german = {
	label: "Shape of the photo frame",
	rect: "Rectangle",
	rounded: "Rounded",
	ellipse: "Oval",
	arch: "Arch",
	heart: "Heart",
	done: "Shape of the frame: {shape}.",
};
