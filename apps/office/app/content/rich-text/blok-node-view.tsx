import { type Block, blockSummary, componentLabel } from "@offizin/content";
import { TextButton } from "@offizin/ui";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useTranslations } from "use-intl";
import { useBlockSelection } from "#app/content/blocks/block-selection.ts";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import styles from "./rich-text.module.css";

/** The blocks that stand at a place of a text, by name, and the way to their forms. */
export function BlokNodeView({ node, selected }: NodeViewProps) {
	const t = useTranslations("content.richText");
	const { components } = useContentPlace();
	const { select } = useBlockSelection();
	const body: readonly Block[] = node.attrs.body ?? [];
	return (
		<NodeViewWrapper className={styles.blok} data-selected={selected || undefined} contentEditable={false}>
			{body.map((block) => {
				const component = componentNamed(components, block.component);
				const summary = blockSummary(block, component);
				return (
					<span key={block._uid} className={styles.blokLine}>
						<span data-drag-handle>
							<strong>{componentLabel(component, block.component)}</strong> {summary}
						</span>
						<TextButton onClick={() => select(block._uid)}>{t("editBlock")}</TextButton>
					</span>
				);
			})}
		</NodeViewWrapper>
	);
}
