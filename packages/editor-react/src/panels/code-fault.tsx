import { type Finding, findElement } from "@offizin/design";
import { TextButton } from "@offizin/ui";
import { box } from "@offizin/units";
import { roomOn } from "../canvas/room-on.ts";
import styles from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useFindingWords } from "../use-finding-words.ts";
import { repairLabelOf } from "./repair-label.ts";
import { useFindings } from "./use-findings.ts";

const rules: ReadonlySet<Finding["rule"]> = new Set([
	"qr.tooSmall",
	"qr.tooLong",
	"qr.noDay",
	"field.unfilled",
	"field.unlisted",
]);

/** Below the content of a code: that no phone could read it, with the way out. */
export function CodeFault({ element: id }: { readonly element: string }) {
	const { editor, isReady } = useEditing();
	const { format } = useDrawingKit();
	const { announce, nameOf, t } = useHost();
	const inWords = useFindingWords();
	const finding = useFindings().find(({ element, rule }) => element === id && rules.has(rule));
	if (!finding || !isReady) return null;
	const what = t(repairLabelOf(finding.rule));

	/** As large as it has to be, about where it stands and whole on the page. */
	function enlarge({ least, label, page }: Extract<Finding, { rule: "qr.tooSmall" }>): void {
		const element = findElement(editor.getSnapshot().document, id);
		if (!element) return;
		const { area } = roomOn(format, page);
		const within = (middle: number, start: number, length: number) =>
			Math.min(Math.max(start, middle - least / 2), Math.max(start, start + length - least));
		const { x, y, width, height } = element.box;
		const left = within(x + width / 2, area.x, area.width);
		const larger = box(left, within(y + height / 2, area.y, area.height), least, least);
		editor.mark();
		const { ok } = editor.dispatch({
			type: "setPlacement",
			element: id,
			box: larger,
			rotation: element.rotation,
		});
		editor.mark();
		announce(t(ok ? "check.mended" : "check.notMended", { label: nameOf(label), what }));
	}

	return (
		<div className={styles.fault}>
			<p className={styles.bad}>{inWords(finding)}</p>
			{finding.rule === "qr.tooSmall" ? (
				<p className={styles.ways}>
					<TextButton onClick={() => enlarge(finding)}>{what}</TextButton>
				</p>
			) : null}
		</div>
	);
}
