import { expect, test } from "vitest";
import { storyState } from "./story-state.ts";

const draft = { published: false, unpublished_changes: true, publish_at: null, unpublish_at: null };

test.each([
	[{}, "draft"],
	[{ published: true, unpublished_changes: false }, "published"],
	[{ published: true }, "changed"],
	[{ publish_at: "2026-12-01T08:00:00.000Z" }, "scheduled"],
	[{ published: true, unpublished_changes: false, unpublish_at: "2026-12-24T08:00:00.000Z" }, "scheduled"],
])("%j is %s", (part, state) => {
	expect(storyState({ ...draft, ...part })).toBe(state);
});
