import { isRecord } from "@offizin/base";
import { formatDay, wordsOf } from "@offizin/words";
import type { ArticleCard } from "../article-card.ts";
import { fieldsOf, isBlock, storyPath } from "../fields.server.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { topics } from "./topics.ts";

/** Reads an article out of an answer of delivery; undefined of what is none. */
export function articleCard(
	story: unknown,
	reads: Pick<StoryReads, "facts" | "origins" | "site">,
): ArticleCard | undefined {
	if (!isRecord(story) || !isBlock(story.content) || story.content.component !== "article") return undefined;
	const { locale } = reads.site;
	const { text, picture, choice, raw } = fieldsOf(story.content, reads);
	const published = String(raw("published") ?? "").slice(0, 10);
	const shown = picture("image");
	return {
		uuid: String(story.uuid),
		to: storyPath(String(story.full_slug)),
		headline: text("headline"),
		lead: text("lead"),
		topic: wordsOf(locale).shop.magazine.topic[choice("topic", topics)],
		picture: shown && { ...shown, alt: text("imageAlt") || shown.alt },
		published,
		day: published === "" ? "" : formatDay(published, locale),
	};
}
