import type { LayoutKind } from "./layouts.ts";

/** Kinds of layouts as the shop groups them, the most chosen first. */
export const layoutKinds: readonly { readonly key: LayoutKind; readonly nameDe: string }[] = [
	{ key: "raster", nameDe: "Raster" },
	{ key: "herz", nameDe: "Herzen" },
	{ key: "buchstabe", nameDe: "Buchstaben" },
	{ key: "zahl", nameDe: "Zahlen" },
	{ key: "text", nameDe: "Mit Text" },
	{ key: "mosaik", nameDe: "Mosaike" },
];
