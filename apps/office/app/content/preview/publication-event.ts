import type { ContentStory } from "@offizin/contract";

type Shown = Pick<ContentStory, "id" | "full_slug" | "published_at">;

/** What the bridge is told when visitors see a page anew, or no longer (content-protocol §5); undefined of no such change. */
export function publicationEvent(seen: string | null, { id, full_slug, published_at }: Shown) {
	if (published_at === seen) return undefined;
	const page = { storyId: id, slug: full_slug };
	return published_at === null
		? { action: "unpublished", ...page }
		: { action: "published", ...page, slugChanged: false };
}
