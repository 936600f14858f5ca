import { expect, test } from "vitest";
import { storyState } from "./story-state.ts";

const never = { publish_at: null, unpublish_at: null, publish_failed_at: null };
const draft = { published: false, unpublished_changes: true, ...never };
const then = "2026-12-01T08:00:00.000Z";

test.each([
	[{}, "draft"],
	[{ published: true, unpublished_changes: false }, "published"],
	[{ published: true }, "changed"],
	[{ publish_at: then }, "scheduled"],
	[{ publish_at: then, publish_failed_at: then }, "overdue"],
	[{ published: true, unpublished_changes: false, unpublish_at: "2026-12-24T08:00:00.000Z" }, "scheduled"],
])("%j is %s", (part, state) => {
	expect(storyState({ ...draft, ...part })).toBe(state);
});
