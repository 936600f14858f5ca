import { wordsOf } from "@offizin/words";
import type { Context } from "hono";
import type { ContentRefusal } from "../../../nouns/content-writing/refusal.ts";
import { localeOf } from "../../http/locale-of.ts";
import { type Refused, refuse } from "../../http/refuse.ts";
import type { Views } from "./views.ts";

/**
 * A refusal for both kinds of client: code and words as every door of ours gives them, and before them what the official
 * client reads as its error (content-protocol §1).
 */
export function refuseContent(c: Context, refusal: ContentRefusal, views: Views): Refused {
	const message = wordsOf(localeOf(c)).refusal[refusal.code];
	const error = { error: message };
	switch (refusal.code) {
		case "slug_taken":
			return refuse(c, refusal.code, { more: { slug: ["has already been taken"] } });
		case "story_changed":
			return refuse(c, refusal.code, { more: { ...error, story: views.story(refusal.story) } });
		case "story_broken":
		case "story_too_large":
			return refuse(c, refusal.code, { more: { ...error, findings: refusal.findings } });
		case "story_linked":
			return refuse(c, refusal.code, { more: { ...error, links: refusal.stories } });
		case "asset_used":
		case "component_used":
			return refuse(c, refusal.code, { more: { ...error, stories: refusal.stories } });
		default:
			return refuse(c, refusal.code, { more: error });
	}
}
