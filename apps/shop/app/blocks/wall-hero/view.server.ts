import type { Block, ImageSource } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface WallHeroView extends Shown {
	readonly component: "wall-hero";
	readonly picture: ImageSource | undefined;
	/** As on the wall of a museum, beside the picture. */
	readonly label: readonly string[];
	readonly headline: string;
	readonly opening: string;
	readonly text: string;
	/** Undefined unless it says something and leads somewhere. */
	readonly button: { readonly text: string; readonly to: string } | undefined;
}

export function wallHeroView(block: Block, story: StoryReads): WallHeroView {
	const { text, lines, picture, address } = fieldsOf(block, story);
	const chosen = picture("image");
	const to = address("linkUrl");
	const buttonText = text("buttonText");
	return {
		component: "wall-hero",
		...shownOf(block, story),
		picture: chosen && { ...chosen, alt: text("imageAlt") || chosen.alt },
		label: lines("label"),
		headline: text("headline"),
		opening: text("opening"),
		text: text("text"),
		button: to && buttonText ? { text: buttonText, to } : undefined,
	};
}
