import type { ImageSource } from "@offizin/content";

/** An article as lists show it. */
export interface ArticleCard {
	readonly uuid: string;
	readonly to: string;
	readonly headline: string;
	readonly lead: string;
	readonly topic: string;
	readonly picture: ImageSource | undefined;
	/** ISO day, and in words. */
	readonly published: string;
	readonly day: string;
}
