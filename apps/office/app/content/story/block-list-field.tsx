import {
	allowedBlocks,
	type Block,
	blockSummary,
	childrenOf,
	componentLabel,
	type Finding,
	type FormField,
	newBlock,
} from "@offizin/content";
import { Button, FieldGroup } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { BlockChooser } from "#app/content/blocks/block-chooser.tsx";
import { useBlockSelection } from "#app/content/blocks/block-selection.ts";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import styles from "./block-form.module.css";
import { useFindingWords } from "./finding-words.ts";
import type { StoryDraft } from "./use-story-draft.ts";

interface BlockListFieldProps {
	readonly field: FormField;
	readonly block: Block;
	readonly draft: StoryDraft;
	readonly findings: readonly Finding[];
}

/** A field of blocks: what is in it, and a way to more. */
export function BlockListField({ field, block, draft, findings }: BlockListFieldProps) {
	const t = useTranslations("content.blocks");
	const { components, mayEdit } = useContentPlace();
	const { select, hover } = useBlockSelection();
	const wordsOf = useFindingWords();
	const [isChoosing, setIsChoosing] = useState(false);
	const within = childrenOf(block).filter(
		({ place }) => place.path.length === 1 && place.path[0] === field.key,
	);
	const allowed = allowedBlocks(field.schema, components, within.length);
	const finding = findings.find((one) => one.uid === block._uid && one.field === field.key);
	return (
		<FieldGroup legend={field.label} error={finding ? wordsOf(finding) : undefined} data-field={field.key}>
			<ul className={styles.blocks}>
				{within.map(({ block: child }) => {
					const component = componentNamed(components, child.component);
					return (
						<li key={child._uid}>
							<button
								type="button"
								onClick={() => select(child._uid)}
								onPointerEnter={() => hover(child._uid)}
								onPointerLeave={() => hover(undefined)}
							>
								<strong>{componentLabel(component, child.component)}</strong> {blockSummary(child, component)}
							</button>
						</li>
					);
				})}
			</ul>
			{mayEdit && allowed.length > 0 ? (
				<Button kind="secondary" onClick={() => setIsChoosing(true)}>
					{t("add", { list: field.label })}
				</Button>
			) : null}
			<BlockChooser
				isOpen={isChoosing}
				components={allowed}
				onClose={() => setIsChoosing(false)}
				onChoose={(component) => {
					setIsChoosing(false);
					const added = newBlock(component, () => crypto.randomUUID());
					const place = { parent: block._uid, path: [field.key], index: within.length };
					draft.edit({ type: "insertBlock", block: added, place });
					select(added._uid);
				}}
			/>
		</FieldGroup>
	);
}
