import { componentLabel, copyBlock, type FoundBlock } from "@offizin/content";
import { TextButton, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useBlockSelection } from "#app/content/blocks/block-selection.ts";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import styles from "./block-form.module.css";
import type { StoryDraft } from "./use-story-draft.ts";

interface BlockActionsProps {
	readonly found: FoundBlock;
	readonly draft: StoryDraft;
}

/** What the chosen block is, what it stands in, and what can be done with it as a whole. */
export function BlockActions({ found: { block, place, above }, draft }: BlockActionsProps) {
	const t = useTranslations("content.blocks");
	const { components, mayEdit } = useContentPlace();
	const { select } = useBlockSelection();
	const labelOf = (name: string) => componentLabel(componentNamed(components, name), name);
	const parent = above.at(-1);
	const list = place?.path.length === 1 ? parent?.[place.path[0] ?? ""] : undefined;
	const isLast = Array.isArray(list) && place?.index === list.length - 1;
	const move = (by: number) =>
		place && draft.edit({ type: "moveBlock", uid: block._uid, place: { ...place, index: place.index + by } });
	return (
		<header className={styles.head}>
			{above.length > 0 ? (
				<ol className={styles.above} aria-label={t("above")}>
					{above.map((one) => (
						<li key={one._uid}>
							<TextButton kind="plain" onClick={() => select(one._uid)}>
								{labelOf(one.component)}
							</TextButton>
						</li>
					))}
				</ol>
			) : null}
			<Title level={2} size="small" id="block-title" tabIndex={-1}>
				{labelOf(block.component)}
			</Title>
			{place && parent && mayEdit ? (
				<div className={styles.actions}>
					<TextButton disabled={place.index === 0} onClick={() => move(-1)}>
						{t("up")}
					</TextButton>
					<TextButton disabled={isLast} onClick={() => move(1)}>
						{t("down")}
					</TextButton>
					<TextButton
						onClick={() => {
							const copy = copyBlock(block, () => crypto.randomUUID());
							draft.edit({ type: "insertBlock", block: copy, place: { ...place, index: place.index + 1 } });
							select(copy._uid);
						}}
					>
						{t("duplicate")}
					</TextButton>
					<TextButton
						onClick={() => {
							draft.edit({ type: "removeBlock", uid: block._uid });
							select(parent._uid);
						}}
					>
						{t("remove")}
					</TextButton>
				</div>
			) : null}
		</header>
	);
}
