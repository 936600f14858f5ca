import { Fragment, type ReactNode } from "react";
import { AnyLink } from "#app/links/any-link.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import type { Shown } from "../shown.ts";
import type { RichNode } from "./rich-node.ts";

export interface RichNodesProps<Within> {
	readonly nodes: readonly RichNode<Within>[];
	/** The face of a block within the text: the registry gives it, so that a text imports no other block. */
	readonly face: (block: Within) => ReactNode;
}

/** A rich text as elements. No markup is ever taken from a text. */
export function RichNodes<Within extends Shown>({ nodes, face }: RichNodesProps<Within>) {
	return nodes.map((node, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never change places
		<Fragment key={index}>{element(node, face)}</Fragment>
	));
}

function element<Within extends Shown>(
	node: RichNode<Within>,
	face: RichNodesProps<Within>["face"],
): ReactNode {
	if (typeof node === "string") return node;
	const below = "below" in node ? <RichNodes nodes={node.below} face={face} /> : null;
	switch (node.tag) {
		case "br":
			return <br />;
		case "hr":
			return <hr />;
		case "ol":
			return <ol start={node.start}>{below}</ol>;
		case "pre":
			return (
				<pre>
					<code className={node.language}>{below}</code>
				</pre>
			);
		case "img":
			return (
				<ContentImage
					images={[{ source: node.picture, media: undefined, sizes: "(min-width: 48rem) 66ch, 100vw" }]}
				/>
			);
		case "table":
			return (
				<table>
					<tbody>{below}</tbody>
				</table>
			);
		case "tr":
			return <tr>{below}</tr>;
		case "td":
		case "th": {
			const { tag: Cell, colSpan, rowSpan, background } = node;
			return (
				<Cell {...{ colSpan, rowSpan }} style={background ? { background } : undefined}>
					{below}
				</Cell>
			);
		}
		case "blocks":
			return node.blocks.map((block) => <Fragment key={block.uid}>{face(block)}</Fragment>);
		case "a":
			return (
				<AnyLink to={node.to} target={node.target}>
					{below}
				</AnyLink>
			);
		case "span":
			return (
				<span id={node.id} className={node.className} style={node.color ? { color: node.color } : undefined}>
					{below}
				</span>
			);
		case "mark":
			return <mark style={node.background ? { background: node.background } : undefined}>{below}</mark>;
		default: {
			const Plain = node.tag;
			return <Plain style={node.align ? { textAlign: node.align } : undefined}>{below}</Plain>;
		}
	}
}
