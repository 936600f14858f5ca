import type { Block } from "@offizin/content";
import { productLinesOf } from "#app/content/product-pages.server.ts";
import type { ProductLine } from "#app/product-page/product-lines.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ProductLinesView extends Shown {
	readonly component: "product-lines";
	readonly headline: string;
	readonly lines: readonly ProductLine[];
}

export function productLinesView(block: Block, story: StoryReads): ProductLinesView {
	return {
		component: "product-lines",
		...shownOf(block, story),
		headline: fieldsOf(block, story).text("headline"),
		lines: productLinesOf(story.site),
	};
}
