import { expect, test } from "vitest";
import { storyHeaders, toldOfStory } from "./cache-header.ts";

test.each([
	[true, /^public, s-maxage=60/],
	[false, /^private, no-store$/],
])("a page of blocks that is whole (%s) is kept, another one is not", (isWhole, expected) => {
	const { init } = toldOfStory("page", { isWhole });
	const headers = storyHeaders({ loaderHeaders: new Headers(init?.headers) });
	expect(headers["Cache-Control"]).toMatch(expected);
});
