import type { Context } from "hono";
import type { ContentRefusal } from "../../../nouns/content-writing/refusal.ts";
import { type Refused, refuse } from "../../http/refuse.ts";
import type { Views } from "./views.ts";

/** A refusal with what helps to mend it: the story as it is now, what is wrong with it, or who uses what. */
export function refuseContent(c: Context, refusal: ContentRefusal, views: Views): Refused {
	switch (refusal.code) {
		case "slug_taken":
			return refuse(c, refusal.code, { more: { slug: ["has already been taken"] } });
		case "story_changed":
			return refuse(c, refusal.code, { more: { story: views.story(refusal.story) } });
		case "story_broken":
		case "story_too_large":
			return refuse(c, refusal.code, { more: { findings: refusal.findings } });
		case "story_linked":
			return refuse(c, refusal.code, { more: { links: refusal.stories } });
		case "asset_used":
		case "component_used":
		case "entry_used":
			return refuse(c, refusal.code, { more: { stories: refusal.stories } });
		case "data_source_used":
			return refuse(c, refusal.code, { more: { components: refusal.components } });
		default:
			return refuse(c, refusal.code);
	}
}
