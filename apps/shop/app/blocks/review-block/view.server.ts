import type { Block } from "@offizin/content";
import { say } from "@offizin/words";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

const most = 5;

export interface ReviewView extends Shown {
	readonly text: string;
	readonly author: string;
	/** ISO, for machines, and as it is read; undefined where no day is given. */
	readonly day: { readonly iso: string; readonly said: string } | undefined;
	/** Whole stars, and what they say to those who listen; undefined where none are given. */
	readonly stars: { readonly shown: string; readonly said: string } | undefined;
	readonly source: string;
	readonly to: string | undefined;
}

export interface ReviewBlockView extends Shown {
	readonly component: "review-block";
	readonly headline: string;
	readonly reviews: readonly ReviewView[];
}

export function reviewBlockView(block: Block, story: StoryReads): ReviewBlockView {
	const { text, blocks } = fieldsOf(block, story);
	return {
		component: "review-block",
		...shownOf(block, story),
		headline: text("headline"),
		reviews: blocks("reviews").map((review) => reviewView(review, story)),
	};
}

function reviewView(block: Block, story: StoryReads): ReviewView {
	const { text, count, address } = fieldsOf(block, story);
	const { locale } = story.site;
	const given = Math.min(count("stars", 0), most);
	return {
		...shownOf(block, story),
		text: text("text"),
		author: text("author"),
		day: dayIn(text("date"), locale),
		stars:
			given > 0
				? {
						shown: "★".repeat(given) + "☆".repeat(most - given),
						said: say(story.words.review.stars, { stars: given, most }, locale),
					}
				: undefined,
		source: text("source"),
		to: address("url"),
	};
}

/** "2026-11-02 10:30", as the protocol writes times, as a day. */
function dayIn(written: string, locale: string): ReviewView["day"] {
	const [iso = ""] = /^\d{4}-\d{2}-\d{2}/.exec(written) ?? [];
	const day = new Date(`${iso}T12:00:00Z`);
	if (Number.isNaN(day.getTime())) return undefined;
	return { iso, said: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day) };
}
