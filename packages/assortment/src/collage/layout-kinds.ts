import type { LayoutKind } from "./layouts.ts";

/** Kinds of layouts as the shop groups them, the most chosen first. */
export const layoutKinds: readonly LayoutKind[] = ["raster", "herz", "buchstabe", "zahl", "text", "mosaik"];
