import type { Block } from "@offizin/content";
import { Icon } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useBlockSelection } from "#app/content/blocks/block-selection.ts";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { SortableTree } from "#app/content/tree/sortable-tree.tsx";
import { type BlockRow, blockRows, placeOfDrop, takes } from "./block-rows.ts";
import styles from "./block-tree.module.css";
import type { StoryDraft } from "./use-story-draft.ts";

interface BlockTreeProps {
	readonly content: Block;
	readonly draft: StoryDraft;
	/** Blocks above the one that is chosen: always open. */
	readonly above: readonly Block[];
	/** Blocks something is wrong with. */
	readonly wrong: ReadonlySet<string>;
	readonly onChoose: (uid: string) => void;
}

/** The blocks of the page in their order: chosen by a click, put elsewhere by their handle. */
export function BlockTree({ content, draft, above, wrong, onChoose }: BlockTreeProps) {
	const t = useTranslations("content.blocks");
	const { components, mayEdit } = useContentPlace();
	const { selected, hover } = useBlockSelection();
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const isOpen = (uid: string) => !closed.has(uid) || above.some(({ _uid }) => _uid === uid);
	const rows = blockRows({ content, components, isOpen });
	const rowOf = (id: string | null) => rows.find((row) => row.id === id);

	function accepts(parent: string | null, dragged: string): boolean {
		const list = rowOf(parent)?.list;
		const row = rowOf(dragged);
		if (!list || !row?.block) return false;
		return takes(list, componentNamed(components, row.block.component), row.parent === parent);
	}

	function toggle(uid: string) {
		const changed = new Set(closed);
		if (!changed.delete(uid)) changed.add(uid);
		setClosed(changed);
	}

	return (
		<SortableTree
			label={t("tree")}
			rows={rows}
			nameOf={({ name, summary }) => (summary === "" ? name : t("named", { name, words: begin(summary) }))}
			isReadOnly={!mayEdit}
			accepts={accepts}
			onDrop={(uid, drop) => {
				const place = placeOfDrop(rows, uid, drop);
				if (!place) return;
				draft.edit({ type: "moveBlock", uid, place });
				// What was put into it is to be seen there.
				setClosed(new Set([...closed].filter((one) => one !== place.parent)));
			}}
		>
			{(row) => (
				<BlockLine
					row={row}
					isChosen={row.id === selected}
					isWrong={wrong.has(row.id)}
					onToggle={() => toggle(row.id)}
					onChoose={() => onChoose(row.id)}
					onHover={hover}
				/>
			)}
		</SortableTree>
	);
}

/** Letters that are enough to tell one block from another by ear. */
const TOLD = 40;
const begin = (words: string) => (words.length > TOLD ? `${words.slice(0, TOLD).trimEnd()} …` : words);

const showInList = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

interface BlockLineProps {
	readonly row: BlockRow;
	readonly isChosen: boolean;
	readonly isWrong: boolean;
	readonly onToggle: () => void;
	readonly onChoose: () => void;
	readonly onHover: (uid: string | undefined) => void;
}

function BlockLine({ row, isChosen, isWrong, onToggle, onChoose, onHover }: BlockLineProps) {
	const t = useTranslations("content.blocks");
	if (!row.block) return <span className={styles.list}>{row.name}</span>;
	return (
		<>
			{row.hasMore && row.depth > 0 ? (
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={row.isOpen}
					aria-label={t("within", { name: row.name })}
					onClick={onToggle}
				>
					<Icon name="down" size={14} />
				</button>
			) : (
				<span className={styles.noToggle} />
			)}
			<button
				type="button"
				ref={isChosen ? showInList : undefined}
				className={styles.block}
				aria-current={isChosen || undefined}
				onClick={onChoose}
				onPointerEnter={() => onHover(row.id)}
				onPointerLeave={() => onHover(undefined)}
				onFocus={() => onHover(row.id)}
				onBlur={() => onHover(undefined)}
			>
				<span className={styles.kind}>{row.name}</span>
				<span className={styles.summary}>{row.summary}</span>
				{isWrong ? (
					<span className={styles.wrong}>
						<Icon name="alert" size={16} />
						<span className="visually-hidden">{t("hasFindings")}</span>
					</span>
				) : null}
			</button>
		</>
	);
}
