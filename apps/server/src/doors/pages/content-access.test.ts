import type { ContentToken } from "@offizin/content";
import { expect, test } from "vitest";
import { signPreview } from "../../nouns/content/preview/preview-signature.ts";
import { contentAccess } from "./content-access.ts";

const tokens: readonly ContentToken[] = [
	{ token: "pub", access: "public", name: "" },
	{ token: "pre", access: "preview", name: "" },
	{ token: "man", access: "management", name: "" },
];
const space = { id: 4711, tokens };
const now = new Date("2026-11-24T12:00:00Z");
const editors = ["https://papiervogel.example"];

function accessWith(query: Readonly<Record<string, string>>) {
	const url = new URL(`https://papiervogel.example/?${new URLSearchParams(query)}`);
	return contentAccess(space, { url, now, editors });
}

test("visitors read what is published with the public token", () => {
	expect(accessWith({})).toEqual({ space: 4711, token: "pub", version: "published", editors });
});

test("a signed address reads the draft with the preview token", () => {
	expect(accessWith(signPreview({ space: 4711, token: "pre" }, now))).toEqual({
		space: 4711,
		token: "pre",
		version: "draft",
		editors,
	});
});

test("the public token signs nothing, nor does a parameter of the editor without a signature", () => {
	expect(accessWith(signPreview({ space: 4711, token: "pub" }, now))?.version).toBe("published");
	expect(accessWith({ _storyblok: "1", _storyblok_version: "draft" })?.version).toBe("published");
});

test("a channel without a space has no content", () => {
	const url = new URL("https://papiervogel.example/");
	expect(contentAccess(undefined, { url, now, editors })).toBeUndefined();
});
