import { expect, test } from "vitest";
import { publicationEvent } from "./publication-event.ts";

const monday = "2026-11-23T08:00:00.000Z";
const tuesday = "2026-11-24T08:00:00.000Z";
const page = { id: 7, full_slug: "team/anna" };

test.each([
	[null, monday, { action: "published", storyId: 7, slug: "team/anna", slugChanged: false }],
	[monday, tuesday, { action: "published", storyId: 7, slug: "team/anna", slugChanged: false }],
	[monday, null, { action: "unpublished", storyId: 7, slug: "team/anna" }],
	[monday, monday, undefined],
	[null, null, undefined],
])("[§5] of a page published at %j before and at %j now the bridge hears %j", (seen, published_at, event) => {
	expect(publicationEvent(seen, { ...page, published_at })).toEqual(event);
});
