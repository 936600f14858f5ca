import { createElement, Fragment, type ReactNode } from "react";
import { AnyLink } from "#app/links/any-link.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import type { Shown } from "../shown.ts";
import type { RichAttributes, RichNode } from "./rich-node.ts";

export interface RichNodesProps<Within> {
	readonly nodes: readonly RichNode<Within>[];
	/** The face of a block within the text: the registry gives it, so that a text imports no other block. */
	readonly face: (block: Within) => ReactNode;
}

const sizes = "(min-width: 48rem) 66ch, 100vw";

/** A rich text as elements. No markup is ever taken from a text. */
export function RichNodes<Within extends Shown>({ nodes, face }: RichNodesProps<Within>) {
	return createElement(Fragment, null, ...nodes.map((node) => element(node, face)));
}

function element<Within extends Shown>(
	node: RichNode<Within>,
	face: RichNodesProps<Within>["face"],
): ReactNode {
	if (typeof node === "string") return node;
	if (node.tag === "blocks")
		return node.blocks.map((block) => <Fragment key={block.uid}>{face(block)}</Fragment>);
	if (node.tag === "img")
		return <ContentImage images={[{ source: node.picture, media: undefined, sizes }]} />;
	const below = node.below && <RichNodes nodes={node.below} face={face} />;
	if (node.tag === "a")
		return (
			<AnyLink to={node.to} target={node.target}>
				{below}
			</AnyLink>
		);
	return createElement<RichAttributes>(node.tag, node.attributes, below);
}
