import type { Block, ImageSource } from "@offizin/content";
import { channels, operator } from "@offizin/sites";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

export interface ContactCardView extends Shown {
	readonly component: "contact-card";
	readonly headline: string;
	readonly text: string;
	readonly picture: ImageSource | undefined;
	readonly phone: { readonly to: string; readonly text: string };
	readonly mail: string;
	/** Lines of a letter's address. */
	readonly address: readonly string[];
}

export function contactCardView(block: Block, story: StoryReads): ContactCardView {
	const { text, picture } = fieldsOf(block, story);
	const { company, street, postalCode, city, phone, phoneLink } = operator;
	const chosen = picture("image", 391 / 390);
	return {
		component: "contact-card",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		picture: chosen && { ...chosen, alt: text("imageAlt") || chosen.alt },
		phone: { to: phoneLink, text: phone },
		mail: channels[story.site.channel].mail,
		address: [company, street, `${postalCode} ${city}`],
	};
}
