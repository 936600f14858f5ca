import type { Block } from "@offizin/content";
import { type ShownProduct, shownProducts } from "@offizin/contract";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface WaitingBoxView extends Shown {
	readonly component: "waiting-box";
	readonly headline: string;
	readonly text: string;
	readonly product: ShownProduct;
	readonly words: ReturnType<typeof areaWords<"waitlist">>;
}

/** Asks for an address to write to once a product can be designed (decision 062). */
export function waitingBoxView(block: Block, story: StoryReads): WaitingBoxView {
	const { text } = fieldsOf(block, story);
	const asked = text("product");
	return {
		component: "waiting-box",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		product: shownProducts.find((product) => product === asked) ?? "photoframe",
		words: areaWords(story.site.locale, "waitlist"),
	};
}
