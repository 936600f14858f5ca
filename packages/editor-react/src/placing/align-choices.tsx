import { type DesignElement, elementBounds } from "@offizin/design";
import { align, distribute, type Edge } from "@offizin/editor";
import { safeBoxes } from "@offizin/formats";
import { box, intersects } from "@offizin/units";
import { pageShown } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditor, useHost } from "../editor-context.tsx";
import styles from "./arrange-menu.module.css";
import { useArranging } from "./use-arranging.ts";

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

/** Lines what is selected up: one thing on the page, several with each other. */
export function AlignChoices({ elements }: { readonly elements: readonly DesignElement[] }) {
	const { format } = useDrawingKit();
	const { t } = useHost();
	const arranging = useArranging();
	const document = useEditor((state) => state.document);
	const pageKey = useEditor(({ page }) => page);
	const ids = elements.map(({ id }) => id);
	const [only, second, third] = elements;

	function lineUp(edge: Edge): void {
		const page = pageShown(format, pageKey);
		const own = only && elementBounds(document, only);
		// The part of a folded page that it stands on.
		const area = safeBoxes(page).find((safe) => own && intersects(safe, own));
		const whole = box(0, 0, page.size.width, page.size.height);
		arranging.place(align(document, ids, edge, area ?? whole), ids);
	}

	return (
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
	);
}
