import type { Block, FieldValue } from "@offizin/content";
import { expect, test } from "vitest";
import { fieldsOf } from "./fields.server.ts";
import { showBlocks } from "./registry.server.ts";
import { storyFixture } from "./story-fixtures.ts";

const story = storyFixture();
const fieldsWith = (value: FieldValue) => fieldsOf({ _uid: "1", component: "a", field: value }, story);
const addressOf = (value: FieldValue) => fieldsWith(value).address("field");

/** Links that are not set, as the office and as Storyblok keep them, and mails of which only a part is typed. */
const unset: readonly FieldValue[] = [
	undefined,
	"",
	{ fieldtype: "multilink", linktype: "story", id: "", cached_url: "" },
	{ fieldtype: "multilink", linktype: "story", id: "", url: "", cached_url: "" },
	{ linktype: "story", id: "", url: "", cached_url: "", anchor: "preise" },
	{ linktype: "url", id: "", url: "", cached_url: "" },
	{ linktype: "asset", id: "", url: "", cached_url: "" },
	{ linktype: "email", id: "", url: "", cached_url: "" },
	{ linktype: "email", id: "", email: "", cached_url: "" },
	{ linktype: "email", email: "mailto:" },
	{ linktype: "email", email: "mailto:mailto:" },
	{ linktype: "email", email: "anna" },
	{ linktype: "email", email: "anna@" },
];

test.each(unset)("%j leads nowhere", (link) => {
	expect(addressOf(link)).toBeUndefined();
});

test.each<[FieldValue, string]>([
	[{ linktype: "story", id: "u", cached_url: "home" }, "/"],
	[{ linktype: "story", id: "u", cached_url: "/" }, "/"],
	[
		{ linktype: "story", id: "u", cached_url: "papier/baumwolle", anchor: "weiss" },
		"/papier/baumwolle/#weiss",
	],
	[{ linktype: "story", id: "u", cached_url: "alt", story: { full_slug: "neu" } }, "/neu/"],
	[{ linktype: "email", email: "a@b.example" }, "mailto:a@b.example"],
	[{ linktype: "email", email: "mailto:a@b.example?subject=Hallo" }, "mailto:a@b.example?subject=Hallo"],
	[{ linktype: "email", url: "{mail}" }, `mailto:${story.facts.mail}`],
])("%j leads to %s", (link, to) => {
	expect(addressOf(link)).toBe(to);
});

test.each(unset)(
	"[2.4-3] with the link %j, teaser, promise, badge and note are plain blocks",
	async (link) => {
		const imageBadge = { filename: "/img/w640/still/papiervogel-hero" };
		const blocks: readonly Block[] = [
			{
				_uid: "1",
				component: "main-teaser-container",
				teaser: [{ _uid: "2", component: "main-teaser-slide", linkUrl: link, imageBadge, badgeUrl: link }],
				smallTeaser: [{ _uid: "3", component: "small-teaser", url: link }],
			},
			{ _uid: "4", component: "usp-bar", items: [{ _uid: "5", component: "usp-item", url: link }] },
			{ _uid: "6", component: "link-box", link },
		];
		const [teaser, promises, note] = await showBlocks(blocks, story);
		expect(teaser).toMatchObject({
			slides: [{ to: undefined, badge: { to: undefined } }],
			small: { to: undefined },
		});
		expect(promises).toMatchObject({ items: [{ to: undefined }] });
		expect(note).toMatchObject({ link: undefined });
	},
);

test.each([
	["3", 3],
	[2.9, 2],
	[-3, 0],
	["", 8],
	["viele", 8],
])("of the count %j it is %d", (written, count) => {
	expect(fieldsWith(written).count("field", 8)).toBe(count);
});

test.each([
	["https://papiervogel.example/img/w640/still/bildwand-hero", "/img/"],
	["https://bildwand.example/f/4711/30x20/0123456789/a.jpg", "/f/"],
	["https://other.example/f/4711/30x20/0123456789/a.jpg", "https://other.example/f/"],
	["https://papiervogel.example.evil.example/f/a.svg", "https://papiervogel.example.evil.example/f/"],
])("a picture at %s is at %s", (filename, start) => {
	const picture = fieldsWith({ filename }).picture("field");
	expect(picture?.src.startsWith(start)).toBe(true);
});
