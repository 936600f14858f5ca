import type { Block } from "@offizin/content";
import type { HangingWall } from "#app/wall-photo/hanging-wall.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface WallHeroView extends Shown {
	readonly component: "wall-hero";
	readonly headline: string;
	readonly text: string;
	/** Where a photo hangs; undefined while no picture can be begun. */
	readonly wall: HangingWall | undefined;
	/** Undefined unless it says something and leads somewhere. */
	readonly button: { readonly text: string; readonly to: string } | undefined;
}

export async function wallHeroView(block: Block, story: StoryReads): Promise<WallHeroView> {
	const { text, address } = fieldsOf(block, story);
	const to = address("linkUrl");
	const buttonText = text("buttonText");
	return {
		component: "wall-hero",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		wall: await story.wall(),
		button: to && buttonText ? { text: buttonText, to } : undefined,
	};
}
