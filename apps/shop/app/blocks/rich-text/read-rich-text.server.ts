import { isRecord } from "@offizin/base";
import { type Block, safeAddress, slugOf } from "@offizin/content";
import { colorOf } from "../color.ts";
import { contentPicture } from "../content-picture.server.ts";
import { withFacts } from "../facts.server.ts";
import { addressOf, blocksIn } from "../fields.server.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { type RichAttributes, type RichNode, type RichTag, wordsOfNodes } from "./rich-node.ts";

/** How the blocks within a text are read: the registry, which a text must not import. */
export type ShowBlocks<Within> = (blocks: readonly Block[]) => Promise<readonly Within[]>;

type Attributes = Readonly<Record<string, unknown>>;
type Places = Pick<StoryReads, "facts" | "origins">;
type Wrap = <Within>(
	below: readonly RichNode<Within>[],
	attributes: Attributes,
	places: Places,
) => RichNode<Within> | undefined;

const plain =
	(tag: RichTag): Wrap =>
	(below) => ({ tag, below });

/** Nodes that are an element around others (spec 3.10-7). */
const nodes: Readonly<Record<string, Wrap>> = {
	paragraph: (below, { textAlign }) => ({ tag: "p", ...styled({ textAlign }), below }),
	heading: (below, { level, textAlign }) => {
		const id = slugOf(wordsOfNodes(below));
		const { attributes } = styled({ textAlign });
		return { tag: headingOf(level), attributes: { ...(id && { id }), ...attributes }, below };
	},
	blockquote: plain("blockquote"),
	quote: plain("blockquote"),
	bullet_list: plain("ul"),
	ordered_list: (below, { order }) => ({ tag: "ol", attributes: { start: countOf(order) }, below }),
	list_item: plain("li"),
	code_block: (below, { class: name }) => ({
		tag: "pre",
		below: [{ tag: "code", ...named({ className: nameOf(name) }), below }],
	}),
	horizontal_rule: () => ({ tag: "hr" }),
	hard_break: () => ({ tag: "br" }),
	emoji: (_, { emoji, name }) => textOf(emoji) ?? textOf(name) ?? "",
	image: (_, attributes, { origins }) => {
		const picture = contentPicture({ ...attributes, filename: attributes.src }, origins);
		return picture && { tag: "img", picture };
	},
	table: (below) => ({ tag: "table", below: [{ tag: "tbody", below }] }),
	tableRow: plain("tr"),
	tableCell: cell("td"),
	tableHeader: cell("th"),
};

/** Marks, each around the text it is set on. */
const marks: Readonly<Record<string, Wrap>> = {
	bold: plain("strong"),
	strong: plain("strong"),
	italic: plain("em"),
	strike: plain("s"),
	underline: plain("u"),
	code: plain("code"),
	superscript: plain("sup"),
	subscript: plain("sub"),
	highlight: (below, { color }) => ({ tag: "mark", ...styled({ background: color }), below }),
	textStyle: span,
	styled: span,
	anchor: span,
	link: (below, attributes, { facts }) => {
		const { href, uuid, anchor, linktype, target, story } = attributes;
		const written = addressOf({
			linktype: linktype ?? "url",
			url: href,
			cached_url: href,
			id: uuid,
			anchor,
			story,
		});
		const to = written && safeAddress(withFacts(written, facts));
		return to && { tag: "a", to, ...(target === "_blank" && { target }), below };
	},
};

/** Reads a rich text to its end. What is not known, or not safe, leaves its own words and nothing else. */
export async function readRichText<Within>(
	value: unknown,
	{ facts, origins }: Places,
	showBlocks: ShowBlocks<Within>,
): Promise<readonly RichNode<Within>[]> {
	async function read(node: unknown): Promise<readonly RichNode<Within>[]> {
		if (!isRecord(node)) return [];
		const attributes = isRecord(node.attrs) ? node.attrs : {};
		if (node.type === "text")
			return [marked(node.marks, withFacts(textOf(node.text) ?? "", facts), { facts, origins })];
		if (node.type === "blok") return [{ tag: "blocks", blocks: await showBlocks(blocksIn(attributes.body)) }];
		const below = await readAll(node.content);
		const wrap =
			typeof node.type === "string" && Object.hasOwn(nodes, node.type) ? nodes[node.type] : undefined;
		if (!wrap) return below;
		const wrapped = wrap(below, attributes, { facts, origins });
		return wrapped === undefined ? [] : [wrapped];
	}
	const readAll = async (content: unknown) =>
		Array.isArray(content) ? (await Promise.all(content.map(read))).flat() : [];
	return read(value);
}

function marked<Within>(list: unknown, text: string, places: Places): RichNode<Within> {
	const set = Array.isArray(list) ? list.filter(isRecord) : [];
	return set.reduceRight<RichNode<Within>>((inner, { type, attrs }) => {
		const wrap = typeof type === "string" && Object.hasOwn(marks, type) ? marks[type] : undefined;
		return wrap?.([inner], isRecord(attrs) ? attrs : {}, places) ?? inner;
	}, text);
}

function cell(tag: "td" | "th"): Wrap {
	return (below, { colspan, rowspan, backgroundColor }) => {
		const { attributes } = styled({ background: backgroundColor });
		const spans = { colSpan: countOf(colspan), rowSpan: countOf(rowspan) };
		return { tag, attributes: { ...spans, ...attributes }, below };
	};
}

function span<Within>(
	below: readonly RichNode<Within>[],
	{ id, class: className, color }: Attributes,
): RichNode<Within> {
	const names = named({ id: nameOf(id), className: nameOf(className) });
	return { tag: "span", attributes: { ...names.attributes, ...styled({ color }).attributes }, below };
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
const aligns = ["left", "center", "right", "justify"] as const;

const headingOf = (level: unknown) => headings[Number(level) - 1] ?? "h2";
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** The style of an element, of what is safe in it; nothing where nothing is. */
function styled(wanted: Readonly<Record<string, unknown>>): { readonly attributes?: RichAttributes } {
	const textAlign = aligns.find((one) => one === wanted.textAlign);
	const color = colorOf(wanted.color);
	const background = colorOf(wanted.background);
	const style = {
		...(textAlign && { textAlign }),
		...(color && { color }),
		...(background && { background }),
	};
	return Object.keys(style).length > 0 ? { attributes: { style } } : {};
}

function named(
	names: Readonly<Record<"id" | "className", string | undefined>> | { className: string | undefined },
): {
	readonly attributes?: RichAttributes;
} {
	const given = Object.entries(names).filter(([, name]) => name !== undefined);
	return given.length > 0 ? { attributes: Object.fromEntries(given) } : {};
}

function countOf(value: unknown): number {
	const count = Number(value ?? 1);
	return Number.isInteger(count) && count > 0 && count <= 1000 ? count : 1;
}

function nameOf(value: unknown): string | undefined {
	const text = textOf(value)?.trim();
	return text && /^[\w -]+$/.test(text) ? text : undefined;
}
