import type { FieldValue } from "@offizin/content";

const words = (text: string, ...marks: FieldValue[]): FieldValue => ({
	type: "text",
	text,
	...(marks.length > 0 ? { marks } : {}),
});
const marked = (type: string, attrs?: FieldValue) => words(type, { type, ...(attrs ? { attrs } : {}) });
const linked = (text: string, attrs: FieldValue) => words(text, { type: "link", attrs });
const paragraph = (...content: FieldValue[]): FieldValue => ({ type: "paragraph", content });
const item = (text: string): FieldValue => ({ type: "list_item", content: [paragraph(words(text))] });
const cell = (type: string, text: string, attrs: FieldValue): FieldValue => ({
	type,
	attrs,
	content: [paragraph(words(text))],
});

/** One of every node and mark with its attributes (content-protocol §4); a link leads to the story `uuid`. */
export const richTextOfAll = (uuid: string): FieldValue => ({
	type: "doc",
	content: [
		{ type: "heading", attrs: { level: 2, textAlign: "center" }, content: [words("Papier & mehr")] },
		{ type: "paragraph", attrs: { textAlign: "right" }, content: [words("rechts")] },
		paragraph(
			...["bold", "italic", "strike", "underline", "code", "superscript", "subscript"].map((type) =>
				marked(type),
			),
			marked("highlight", { color: "#ffee00" }),
			marked("textStyle", { color: "#ff0000", id: "i", class: "c" }),
			marked("anchor", { id: "preise" }),
			marked("styled", { class: "lead" }),
			words("beides", { type: "bold" }, { type: "italic" }),
		),
		paragraph(
			linked("Anna", {
				...{ href: "/alt", uuid, anchor: "preise", target: "_blank", linktype: "story" },
				custom: { "data-x": "1" },
			}),
			linked("Web", { href: "https://papier.example/", target: "_self", linktype: "url" }),
			linked("Post", { href: "hallo@papier.example", linktype: "email" }),
			linked("Datei", { href: "/f/4711/1x1/0123456789/a.pdf", linktype: "asset" }),
		),
		paragraph(
			{ type: "hard_break" },
			{ type: "emoji", attrs: { name: "heart", emoji: "❤", fallbackImage: "/h.png" } },
			{
				type: "image",
				attrs: {
					...{ id: 7, src: "/f/4711/8x6/0123456789/bild.jpg", alt: "Bild", title: "Ein Bild" },
					...{ source: "Archiv", copyright: "P. Vogel", meta_data: { alt: "Bild" } },
				},
			},
		),
		{ type: "blockquote", content: [paragraph(words("Schön"))] },
		{ type: "bullet_list", content: [item("eins")] },
		{ type: "ordered_list", attrs: { order: 3 }, content: [item("drei")] },
		{ type: "code_block", attrs: { class: "language-js" }, content: [words("a() < b")] },
		{ type: "horizontal_rule" },
		{
			type: "table",
			content: [
				{
					type: "tableRow",
					content: [cell("tableHeader", "A", { colspan: 2, rowspan: 1, colwidth: [120] })],
				},
				{
					type: "tableRow",
					content: [
						cell("tableCell", "B", { colspan: 1, rowspan: 1, backgroundColor: "#eeeeee" }),
						cell("tableCell", "C", { colspan: 1, rowspan: 2 }),
					],
				},
			],
		},
		{ type: "blok", attrs: { id: "b", body: [{ _uid: "k", component: "button", label: "Los" }] } },
	],
});

/** The same as the official renderer prints it, but for the blocks in it, which are `blocks`. */
export const htmlOfAll = (origin: string, blocks: string) =>
	[
		'<h2 style="text-align: center;">Papier &amp; mehr</h2>',
		'<p style="text-align: right;">rechts</p>',
		"<p><strong>bold</strong><em>italic</em><s>strike</s><u>underline</u><code>code</code>",
		"<sup>superscript</sup><sub>subscript</sub>",
		'<mark style="background-color: #ffee00;">highlight</mark>',
		'<span id="i" class="c" style="color: #ff0000;">textStyle</span>',
		'<span id="preise">anchor</span><span class="lead">styled</span>',
		"<em><strong>beides</strong></em></p>",
		'<p><a href="/team/anna#preise" data-x="1" target="_blank">Anna</a>',
		'<a href="https://papier.example/" target="_self">Web</a>',
		'<a href="mailto:hallo@papier.example">Post</a>',
		`<a href="${origin}/f/4711/1x1/0123456789/a.pdf">Datei</a></p>`,
		'<p><br><span data-name="heart" data-emoji="❤">❤</span>',
		`<img id="7" alt="Bild" src="${origin}/f/4711/8x6/0123456789/bild.jpg" title="Ein Bild"></p>`,
		"<blockquote><p>Schön</p></blockquote>",
		"<ul><li><p>eins</p></li></ul>",
		'<ol start="3"><li><p>drei</p></li></ol>',
		'<pre><code class="language-js">a() &lt; b</code></pre>',
		"<hr>",
		'<table><thead><tr><th colspan="2" style="width: 120px;"><p>A</p></th></tr></thead>',
		'<tbody><tr><td style="background-color: #eeeeee;"><p>B</p></td>',
		'<td rowspan="2"><p>C</p></td></tr></tbody></table>',
		blocks,
	].join("");
