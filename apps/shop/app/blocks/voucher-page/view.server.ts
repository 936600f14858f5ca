import type { Block } from "@offizin/content";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface VoucherPageView extends Shown {
	readonly component: "voucher-page";
	readonly headline: string;
	readonly text: string;
	/** What stands on the voucher that is drawn beside the words. */
	readonly label: readonly string[];
	/** What to do, one after the other. */
	readonly points: readonly string[];
	readonly link: { readonly to: string; readonly text: string } | undefined;
}

export function voucherPageView(block: Block, story: StoryReads): VoucherPageView {
	const { text, lines, address } = fieldsOf(block, story);
	const to = address("link");
	return {
		component: "voucher-page",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		label: lines("label"),
		points: lines("points"),
		link: to && text("linkText") ? { to, text: text("linkText") } : undefined,
	};
}
