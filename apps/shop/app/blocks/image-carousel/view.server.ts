import type { Block, ImageSource } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

/** Spec 9.2-2. */
const ratio = 960 / 470;

export interface CarouselImageView extends Shown {
	readonly picture: ImageSource;
	readonly text: string;
	readonly to: string | undefined;
}

export interface ImageCarouselView extends Shown {
	readonly component: "image-carousel";
	readonly headline: string;
	readonly images: readonly CarouselImageView[];
	readonly isInfinite: boolean;
	readonly turnsByItself: boolean;
}

export function imageCarouselView(block: Block, story: StoryReads): ImageCarouselView {
	const { text, flag, blocks } = fieldsOf(block, story);
	return {
		component: "image-carousel",
		...shownOf(block, story),
		headline: text("headline"),
		images: blocks("items").flatMap((item) => {
			const fields = fieldsOf(item, story);
			const picture = fields.picture("image", ratio);
			if (!picture) return [];
			const words = fields.text("text");
			const alt = fields.text("imageAlt") || picture.alt;
			return [
				{ ...shownOf(item, story), picture: { ...picture, alt }, text: words, to: fields.address("link") },
			];
		}),
		isInfinite: flag("isInfinite"),
		turnsByItself: flag("autoplay"),
	};
}
