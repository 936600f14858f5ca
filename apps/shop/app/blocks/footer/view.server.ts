import type { Block } from "@offizin/content";
import type { FooterLink, FooterView } from "#app/footer-view.ts";
import { fieldsOf } from "../fields.server.ts";
import type { StoryReads } from "../story-reads.server.ts";

type Reads = Pick<StoryReads, "facts" | "origins" | "site">;

export function footerView(block: Block, reads: Reads): FooterView {
	const { text, blocks } = fieldsOf(block, reads);
	const columns = blocks("columns").map((column) => {
		const fields = fieldsOf(column, reads);
		return { headline: fields.text("headline"), links: linksIn(fields.blocks("items"), reads) };
	});
	return {
		claim: text("claim"),
		columns: columns.filter(({ links }) => links.length > 0),
		legal: linksIn(blocks("legal"), reads),
		text: text("text"),
	};
}

/** Those that lead somewhere, and are for the country of the site. */
function linksIn(links: readonly Block[], reads: Reads): readonly FooterLink[] {
	return links.flatMap((link) => {
		const { text, address, raw } = fieldsOf(link, reads);
		const markets = raw("markets");
		const isHere = !Array.isArray(markets) || markets.length === 0 || markets.includes(reads.site.market);
		const to = address("url");
		return isHere && to !== undefined ? [{ text: text("text"), to }] : [];
	});
}
