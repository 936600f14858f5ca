import type { CardFormat } from "@offizin/formats";

/** Shapes of gift tags, spec 3.7-8; "ohne" for every other card. */
export const tags = ["ohne", "herz", "schmal", "rund", "siegel"] as const;
export type Tag = (typeof tags)[number];

/** The tag that a format is: its shape stands at the end of its key. */
export function tagOf({ form, key }: Pick<CardFormat, "form" | "key">): Tag {
	if (form !== "geschenkanhaenger") return "ohne";
	return tags.find((tag) => key.endsWith(`-${tag}`)) ?? "ohne";
}
