import { type DesignElement, findElement, isPlaceable, rightsOf } from "@offizin/design";
import { isGathering, selectedElements } from "@offizin/editor";
import { Icon } from "@offizin/ui";
import { useId, useRef } from "react";
import bar from "../bars/context-bar.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { AlignChoices } from "./align-choices.tsx";
import { ArrangeActions } from "./arrange-actions.tsx";
import styles from "./arrange-menu.module.css";
import { OrderChoices } from "./order-choices.tsx";
import { PlaceFields } from "./place-fields.tsx";

/** Copy, delete, group, lock, order, alignment and exact places of what is selected. */
export function ArrangeMenu() {
	const { editor } = useEditing();
	const { t } = useHost();
	const tool = useEditor((state) => state.tool);
	const document = useEditor((state) => state.document);
	const elements = selectedElements(tool).flatMap((id) => findElement(document, id) ?? []);
	if (isGathering(tool)) {
		return (
			<button
				type="button"
				className={bar.button}
				onClick={() => editor.send({ type: "gather", isOn: false })}
			>
				{t("placing.gathered")}
			</button>
		);
	}
	return elements.length > 0 && elements.every(isArrangeable) ? <Menu elements={elements} /> : null;
}

/** What is locked can be let go again. */
function isArrangeable(element: DesignElement): boolean {
	return isPlaceable(element) || rightsOf(element).has("remove");
}

function Menu({ elements }: { readonly elements: readonly DesignElement[] }) {
	const { t } = useHost();
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	const [only, another] = elements;
	const isFree = elements.every((one) => rightsOf(one).has("place"));
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
				<ArrangeActions elements={elements} onClose={() => panel.current?.hidePopover()} />
				{isFree ? <AlignChoices elements={elements} /> : null}
				{isFree ? <OrderChoices elements={elements} /> : null}
				{isFree && only && !another && only.type !== "group" ? (
					<PlaceFields key={only.id} element={only} />
				) : null}
			</div>
		</div>
	);
}
