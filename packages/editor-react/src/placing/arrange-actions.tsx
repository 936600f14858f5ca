import { type DesignElement, isPlaceable, rightsOf } from "@offizin/design";
import { groupTogether } from "@offizin/editor";
import { useClipboard } from "../clipboard/use-clipboard.ts";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./arrange-menu.module.css";
import { useArranging } from "./use-arranging.ts";

interface ArrangeActionsProps {
	readonly elements: readonly DesignElement[];
	readonly onClose: () => void;
}

/** What can be done to what is selected as a whole; only what is possible is offered. */
export function ArrangeActions({ elements, onClose }: ArrangeActionsProps) {
	const { editor } = useEditing();
	const { t, announce } = useHost();
	const arranging = useArranging();
	const clipboard = useClipboard();
	const document = useEditor((state) => state.document);
	const ids = elements.map(({ id }) => id);
	const isLocked = elements.some((one) => one.locked);
	const offered = {
		copy: true,
		cut: elements.some((one) => rightsOf(one).has("remove")),
		paste: true,
		duplicate: true,
		remove: elements.some((one) => rightsOf(one).has("remove")),
		group: groupTogether(document, ids, "group") !== undefined,
		ungroup: elements.some(({ type, locked }) => type === "group" && !locked),
		lock: !isLocked && elements.every(isPlaceable),
		unlock: isLocked,
		gather: true,
	};
	const actions: Readonly<Record<keyof typeof offered, () => void>> = {
		copy: () => clipboard.copy(ids),
		cut: () => clipboard.cut(ids),
		paste: () => void clipboard.paste().catch(reportError),
		duplicate: () => arranging.duplicate(ids),
		remove: () => arranging.remove(ids),
		group: () => arranging.group(ids),
		ungroup: () => arranging.ungroup(ids),
		lock: () => arranging.lock(ids, true),
		unlock: () => arranging.lock(ids, false),
		gather() {
			editor.send({ type: "gather", isOn: true });
			announce(t("placed.gathering"));
		},
	};
	const keys = Object.keys(offered) as (keyof typeof offered)[];
	return (
		<div className={styles.row}>
			{keys
				.filter((key) => offered[key])
				.map((key) => (
					<button
						key={key}
						type="button"
						className={styles.word}
						onClick={() => {
							// What is selected then has another menu.
							if (key !== "duplicate") onClose();
							actions[key]();
						}}
					>
						{t(isOfClipboard(key) ? `clipboard.${key}` : `placing.${key}`)}
					</button>
				))}
		</div>
	);
}

function isOfClipboard(key: string): key is "copy" | "cut" | "paste" {
	return key === "copy" || key === "cut" || key === "paste";
}
