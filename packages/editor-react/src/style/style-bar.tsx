import { findElement, type TextElement, TYPE_SIZE_RANGE } from "@offizin/design";
import { isWritable, selectedElement, type Tool } from "@offizin/editor";
import { Icon, IconButton } from "@offizin/ui";
import { pt, toPt, um } from "@offizin/units";
import { memo, useState } from "react";
import { layoutIn } from "../canvas/element-layout.ts";
import { isTextTool } from "../canvas/text-input.tsx";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { IdeasButton } from "../ideas/ideas-button.tsx";
import { IdeasDialog } from "../ideas/ideas-dialog.tsx";
import { AlignChoice } from "./align-choice.tsx";
import { fittedPoints } from "./fitted-points.ts";
import { FontChoice } from "./font-choice.tsx";
import { InkChoice } from "./ink-choice.tsx";
import { nextTypeSize } from "./next-type-size.ts";
import styles from "./style-bar.module.css";
import { type StyleChange, TypeDetails } from "./type-details.tsx";

/** Font, size, colour and alignment of the selected text, or of what is selected in it, out of what the theme offers. */
export function StyleBar() {
	const { shaper } = useDrawingKit();
	const document = useEditor(({ document }) => document);
	const selected = useEditor(({ tool }) => selectedElement(tool));
	const start = useEditor(({ tool }) => rangeIn(tool)?.start);
	const end = useEditor(({ tool }) => rangeIn(tool)?.end);
	const element = findElement(document, selected ?? "");
	if (element?.type !== "text" || !element.editable) return null;
	const { id, label, verticalAlign, grow } = element;
	const fitted = shaper
		? fittedPoints(element.style.size, layoutIn(shaper, document, element).size)
		: undefined;
	const run = element.runs?.find((one) => start !== undefined && one.start <= start && start < one.end);
	const style = run ? { ...element.style, ...run.style } : element.style;
	const layout = { verticalAlign, mayWrite: isWritable(element), ...(grow && { grow }) };
	return <StyleTools {...{ id, label, style, fitted, start, end, ...layout }} />;
}

/** What is selected in the text being edited; nothing at a bare caret. */
function rangeIn(tool: Tool): { readonly start: number; readonly end: number } | undefined {
	if (tool.name !== "editingText" || tool.range.anchor === tool.range.caret) return undefined;
	const { anchor, caret } = tool.range;
	return { start: Math.min(anchor, caret), end: Math.max(anchor, caret) };
}

interface StyleToolsProps extends Pick<TextElement, "id" | "label" | "style" | "verticalAlign" | "grow"> {
	/** The size in points that the layout has chosen, when it is a smaller one. */
	readonly fitted: number | undefined;
	readonly mayWrite: boolean;
	/** Of what is selected in the text (UTF-16, end excluded); absent: all of it. */
	readonly start: number | undefined;
	readonly end: number | undefined;
}

/** Drawn again only with another style, not with every key. */
const StyleTools = memo(function StyleTools({
	id,
	label,
	style,
	fitted,
	start,
	end,
	verticalAlign,
	grow,
	mayWrite,
}: StyleToolsProps) {
	const { editor } = useEditing();
	const { loadFonts } = useDrawingKit();
	const { t, nameOf } = useHost();
	const { fonts } = useEditor(({ document }) => document.choices);
	const [hasIdeas, setHasIdeas] = useState(false);
	const isPart = start !== undefined && end !== undefined;
	const range = isPart ? { range: { start, end } } : {};
	const change = (part: StyleChange) =>
		editor.dispatch({ type: "setTextStyle", element: id, style: part, ...range });
	const points = Math.round(toPt(style.size) * 10) / 10;
	const resize = (steps: 1 | -1) => {
		const size = pt(nextTypeSize(points, steps));
		return change({ size: um(Math.min(TYPE_SIZE_RANGE.max, Math.max(TYPE_SIZE_RANGE.min, size))) });
	};

	return (
		<div
			className={styles.bar}
			role="toolbar"
			aria-label={t("style.label", { label: nameOf(label) })}
			data-text-tools=""
			// The text keeps the focus, and a phone its keyboard.
			onMouseDown={(event) => {
				if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
			}}
			onBlur={({ relatedTarget }) => {
				const isStill = isTextTool(relatedTarget) || relatedTarget instanceof HTMLTextAreaElement;
				if (!isStill && editor.getSnapshot().tool.name === "editingText") editor.send({ type: "release" });
			}}
		>
			<FontChoice
				fonts={fonts}
				chosen={style.font}
				onChoose={(font) =>
					void loadFonts([font]).then(
						() => change({ font }),
						() => undefined,
					)
				}
			/>
			<div className={styles.size}>
				<IconButton label={t("style.smaller")} onClick={() => resize(-1)}>
					<Icon name="minus" size={18} />
				</IconButton>
				<output className={styles.points} aria-label={t("style.sizeInPoints")}>
					{t("style.points", { size: points })}
				</output>
				<IconButton label={t("style.larger")} onClick={() => resize(1)}>
					<Icon name="plus" size={18} />
				</IconButton>
			</div>
			<InkChoice chosen={style.ink} onChoose={(ink) => change({ ink })} />
			<AlignChoice chosen={style.align} onChoose={(align) => change({ align })} />
			<TypeDetails
				{...{ style, verticalAlign, ...(grow && { grow }) }}
				onStyle={change}
				onLayout={(layout) => editor.dispatch({ type: "setTextLayout", element: id, ...layout })}
			/>
			{isPart ? (
				<p className={styles.note}>{t("style.part")}</p>
			) : mayWrite ? (
				<IdeasButton label={label} onOpen={() => setHasIdeas(true)} />
			) : null}
			{hasIdeas ? <IdeasDialog element={id} onClose={() => setHasIdeas(false)} /> : null}
			{fitted === undefined ? null : <p className={styles.note}>{t("style.fitted", { size: fitted })}</p>}
		</div>
	);
});
