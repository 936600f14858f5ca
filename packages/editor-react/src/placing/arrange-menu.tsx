import { elementBounds, findElement, rightsOf } from "@offizin/design";
import { align, distribute, type Edge, reorder, type Step, selectedElements } from "@offizin/editor";
import { safeBoxes } from "@offizin/formats";
import { Icon } from "@offizin/ui";
import { box, intersects } from "@offizin/units";
import { useId, useRef } from "react";
import bar from "../bars/context-bar.module.css";
import { pageShown } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./arrange-menu.module.css";
import { PlaceFields } from "./place-fields.tsx";
import { useArranging } from "./use-arranging.ts";

const steps: readonly Step[] = ["front", "forward", "backward", "back"];
const edges: readonly Edge[] = ["left", "center", "right", "top", "middle", "bottom"];
/** Bars beside a line, each with its place across. */
const edgeSigns: Readonly<Record<Edge, string>> = {
	left: "M4 3v18M8 7h12v4H8ZM8 14h7v4H8Z",
	center: "M12 3v18M6 7h12v4H6ZM8.5 14h7v4h-7Z",
	right: "M20 3v18M4 7h12v4H4ZM9 14h7v4H9Z",
	top: "M3 4h18M7 8h4v12H7ZM14 8h4v7h-4Z",
	middle: "M3 12h18M7 6h4v12H7ZM14 8.5h4v7h-4Z",
	bottom: "M3 20h18M7 4h4v12H7ZM14 9h4v7h-4Z",
};

/** Copy, delete, order, alignment and exact places of what is selected. */
export function ArrangeMenu() {
	const { editor } = useEditing();
	const { format } = useDrawingKit();
	const { t } = useHost();
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	const arranging = useArranging();
	const tool = useEditor((state) => state.tool);
	const document = useEditor((state) => state.document);
	const pageKey = useEditor(({ page }) => page);
	const ids = selectedElements(tool);
	const elements = ids.flatMap((one) => findElement(document, one) ?? []);
	const [only, second, third] = elements;
	if (!only || !elements.every((one) => rightsOf(one).has("place"))) return null;
	const canRemove = elements.some((one) => rightsOf(one).has("remove"));

	function lineUp(edge: Edge): void {
		const page = pageShown(format, pageKey);
		const own = only && elementBounds(document, only);
		// The part of a folded page that it stands on.
		const area = safeBoxes(page).find((safe) => own && intersects(safe, own));
		const whole = box(0, 0, page.size.width, page.size.height);
		arranging.place(align(document, ids, edge, area ?? whole), ids);
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel, and only then lets go of the selection
		<div
			className={styles.menu}
			onKeyDown={(event) => {
				if (event.key === "Escape" && panel.current?.matches(":popover-open")) event.stopPropagation();
			}}
		>
			<button type="button" className={bar.button} popoverTarget={id} aria-haspopup="dialog">
				<svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
					<path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4" />
				</svg>
				<span className={styles.title}>{t("placing.title")}</span>
				<Icon name="down" size={16} />
			</button>
			<div
				id={id}
				ref={panel}
				popover="auto"
				className={styles.panel}
				role="dialog"
				aria-label={t("placing.title")}
			>
				<div className={styles.row}>
					<button type="button" className={styles.word} onClick={() => arranging.duplicate(ids)}>
						{t("placing.duplicate")}
					</button>
					{canRemove ? (
						<button
							type="button"
							className={styles.word}
							onClick={() => {
								panel.current?.hidePopover();
								arranging.remove(ids);
							}}
						>
							{t("placing.remove")}
						</button>
					) : null}
				</div>
				<fieldset className={styles.group}>
					<legend>{t(second ? "placing.alignEach" : "placing.alignPage")}</legend>
					<div className={styles.signs}>
						{edges.map((edge) => (
							<button
								key={edge}
								type="button"
								className={styles.sign}
								aria-label={t(`placing.edge.${edge}`)}
								title={t(`placing.edge.${edge}`)}
								onClick={() => lineUp(edge)}
							>
								<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
									<path d={edgeSigns[edge]} />
								</svg>
							</button>
						))}
					</div>
					{third ? (
						<div className={styles.row}>
							{(["x", "y"] as const).map((axis) => (
								<button
									key={axis}
									type="button"
									className={styles.word}
									onClick={() => arranging.place(distribute(document, ids, axis), ids)}
								>
									{t(`placing.distribute.${axis}`)}
								</button>
							))}
						</div>
					) : null}
				</fieldset>
				{second ? null : (
					<>
						<fieldset className={styles.group}>
							<legend>{t("placing.order")}</legend>
							<div className={styles.pairs}>
								{steps.map((step) => (
									<button
										key={step}
										type="button"
										className={styles.word}
										onClick={() => {
											const command = reorder(document, only.id, step);
											if (command) editor.dispatch(command);
										}}
									>
										{t(`placing.step.${step}`)}
									</button>
								))}
							</div>
						</fieldset>
						<PlaceFields key={only.id} element={only} />
					</>
				)}
			</div>
		</div>
	);
}
