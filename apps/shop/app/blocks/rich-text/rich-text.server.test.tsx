import { markTypes, nodeTypes } from "@offizin/content";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Shown } from "../shown.ts";
import { storyFixture } from "../story-fixtures.ts";
import { readRichText } from "./read-rich-text.server.ts";
import { RichNodes } from "./rich-nodes.tsx";

const story = storyFixture();
const noBlocks = async (): Promise<readonly Shown[]> => [];

async function markup(text: unknown): Promise<string> {
	const nodes = await readRichText<Shown>(text, story, noBlocks);
	return renderToStaticMarkup(<RichNodes nodes={nodes} face={() => null} />);
}

const doc = (...content: unknown[]) => ({ type: "doc", content });
const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });

test.each([
	[paragraph(text("a")), "<p>a</p>"],
	[
		{ type: "heading", attrs: { level: 3, textAlign: "center" }, content: [text("a")] },
		'<h3 id="a" style="text-align:center">a</h3>',
	],
	[{ type: "heading", attrs: { level: 9 }, content: [text("a")] }, '<h2 id="a">a</h2>'],
	[{ type: "blockquote", content: [paragraph(text("a"))] }, "<blockquote><p>a</p></blockquote>"],
	[{ type: "bullet_list", content: [{ type: "list_item", content: [text("a")] }] }, "<ul><li>a</li></ul>"],
	[
		{ type: "ordered_list", attrs: { order: 3 }, content: [{ type: "list_item", content: [text("a")] }] },
		'<ol start="3"><li>a</li></ol>',
	],
	[
		{ type: "code_block", attrs: { class: "language-js" }, content: [text("a<b")] },
		'<pre><code class="language-js">a&lt;b</code></pre>',
	],
	[{ type: "horizontal_rule" }, "<hr/>"],
	[paragraph(text("a"), { type: "hard_break" }, text("b")), "<p>a<br/>b</p>"],
	[paragraph({ type: "emoji", attrs: { name: "bird", emoji: "🐦" } }), "<p>🐦</p>"],
	[
		{
			type: "table",
			content: [
				{ type: "tableRow", content: [{ type: "tableHeader", attrs: { colspan: 2 }, content: [text("a")] }] },
			],
		},
		'<table><tbody><tr><th colSpan="2" rowSpan="1">a</th></tr></tbody></table>',
	],
	[{ type: "quote", content: [paragraph(text("a"))] }, "<blockquote><p>a</p></blockquote>"],
	[
		{
			type: "tableRow",
			content: [{ type: "tableCell", attrs: { backgroundColor: "#eee", rowspan: 2 }, content: [text("a")] }],
		},
		'<tr><td colSpan="1" rowSpan="2" style="background:#eee">a</td></tr>',
	],
	[paragraph(text("a", { type: "strong" })), "<p><strong>a</strong></p>"],
	[paragraph(text("a", { type: "bold" }, { type: "italic" })), "<p><strong><em>a</em></strong></p>"],
	[paragraph(text("a", { type: "strike" })), "<p><s>a</s></p>"],
	[paragraph(text("a", { type: "underline" })), "<p><u>a</u></p>"],
	[paragraph(text("a", { type: "code" })), "<p><code>a</code></p>"],
	[paragraph(text("a", { type: "superscript" })), "<p><sup>a</sup></p>"],
	[paragraph(text("a", { type: "subscript" })), "<p><sub>a</sub></p>"],
	[
		paragraph(text("a", { type: "highlight", attrs: { color: "#ff0" } })),
		'<p><mark style="background:#ff0">a</mark></p>',
	],
	[
		paragraph(text("a", { type: "textStyle", attrs: { color: "red" } })),
		'<p><span style="color:red">a</span></p>',
	],
	[paragraph(text("a", { type: "anchor", attrs: { id: "here" } })), '<p><span id="here">a</span></p>'],
	[paragraph(text("a", { type: "styled", attrs: { class: "wide" } })), '<p><span class="wide">a</span></p>'],
	[paragraph(text("{Papers} Papiere")), "<p>Zehn Papiere</p>"],
])("[3.10-7] %j", async (node, html) => {
	expect(await markup(doc(node))).toBe(html);
});

const link = (attrs: object) => markup(doc(paragraph(text("a", { type: "link", attrs }))));

test("[3.10-7] a picture stands in a text, and so does a block", async () => {
	const src = "/f/4711/800x600/0123456789/karte.jpg";
	expect(await markup(doc({ type: "image", attrs: { src, alt: "Eine Karte" } }))).toMatch(
		/<img [^>]*src="\/f\/4711\/800x600\/0123456789\/karte\.jpg[^>]* alt="Eine Karte"/,
	);
	const block = { type: "blok", attrs: { body: [{ _uid: "b", component: "quotes" }] } };
	const nodes = await readRichText<Shown>(doc(block), story, async (blocks) =>
		blocks.map(({ _uid: uid }) => ({ uid, editable: {} })),
	);
	const html = renderToStaticMarkup(<RichNodes nodes={nodes} face={({ uid }) => <aside id={uid} />} />);
	expect(html).toBe('<aside id="b"></aside>');
});

test("[3.10-7] every node and mark the content protocol knows is drawn, none of them only passed through", async () => {
	const src = "/f/4711/800x600/0123456789/karte.jpg";
	const attrs = { src, href: "/a/", id: "a", color: "red", emoji: "a", level: 2 };
	for (const type of nodeTypes.filter((one) => one !== "text" && one !== "blok")) {
		const bare = type === "emoji" ? "" : "a";
		expect(await markup(doc({ type, attrs, content: [text("a")] })), type).not.toBe(bare);
	}
	for (const type of markTypes)
		expect(await markup(doc(text("a", { type, attrs }))), type).toMatch(/^<(\w+)[^>]*>a<\/\1>$/);
});

test.each([
	"javascript:alert(1)",
	" JavaScript:alert(1)",
	"data:text/html,a",
	"vbscript:a",
	"//evil.example",
])("[5-13] %s leads nowhere: its words stay", async (href) =>
	expect(await link({ linktype: "url", href })).toBe("<p>a</p>"),
);

test("[5-13] an address elsewhere says that it is none of ours, one of ours does not", async () => {
	expect(await link({ linktype: "url", href: "https://a.example/" })).toContain('rel="external noopener"');
	expect(await link({ linktype: "url", href: "/papiere/" })).not.toContain("rel=");
});

test("[3.10-7] links lead to addresses, stories, files and mails", async () => {
	expect(await link({ linktype: "url", href: "https://a.example/" })).toContain('href="https://a.example/"');
	expect(await link({ linktype: "story", href: "/papiere", anchor: "weiss" })).toContain(
		'href="/papiere/#weiss"',
	);
	expect(await link({ linktype: "story", href: "home" })).toContain('href="/"');
	expect(await link({ linktype: "asset", href: "/f/1/0x0/0123456789/a.pdf" })).toContain(
		'rel="external noopener"',
	);
	expect(await link({ linktype: "email", href: "a@b.example" })).toContain('href="mailto:a@b.example"');
});

const hostile = fc.constantFrom(
	"javascript:alert(1)",
	"java\nscript:alert(1)",
	" JAVASCRIPT:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:x",
	"//evil.example",
	"/\\evil.example",
	'"><script>alert(1)</script>',
	"red;background:url(javascript:1)",
	"</style><script>",
);
const value = fc.oneof(hostile, fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const attributes = fc.dictionary(
	fc.constantFrom(
		"href",
		"src",
		"color",
		"class",
		"id",
		"level",
		"order",
		"colspan",
		"textAlign",
		"linktype",
		"target",
		"anchor",
		"backgroundColor",
		"emoji",
		"alt",
	),
	value,
);
const mark = fc.record({ type: fc.constantFrom(...markTypes, "unknown", "constructor"), attrs: attributes });
const { node } = fc.letrec((tie) => ({
	node: fc.oneof(
		{ maxDepth: 4 },
		fc.record({
			type: fc.constant("text"),
			text: fc.oneof(fc.string(), hostile),
			marks: fc.array(mark, { maxLength: 3 }),
		}),
		fc.record({
			type: fc.constantFrom(...nodeTypes, "unknown", "toString"),
			attrs: attributes,
			content: fc.array(tie("node"), { maxLength: 3 }),
		}),
	),
}));

test("no text makes a script, an unsafe address or a style of its own", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(node, { maxLength: 4 }), async (content) => {
			const nodes = await readRichText<Shown>(doc(...content), story, noBlocks);
			const said = JSON.stringify(nodes);
			const addresses = [...said.matchAll(/"(?:to|src)":"((?:[^"\\]|\\.)*)"/g)].map(([, one]) =>
				JSON.parse(`"${one}"`),
			);
			for (const address of addresses) expect(address).toMatch(/^(https?:|mailto:|tel:|\/(?![/\\])|[#?])/i);
			for (const [, color = ""] of said.matchAll(/"(?:color|background)":"([^"]*)"/g))
				expect(color).not.toMatch(/[;:]|url/);
		}),
	);
});
