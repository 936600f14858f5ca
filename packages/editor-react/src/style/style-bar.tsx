import { findElement, type TextElement, type TextElementStyle, TYPE_SIZE_RANGE } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { Icon, IconButton } from "@offizin/ui";
import { pt, toPt, um } from "@offizin/units";
import { memo } from "react";
import { layoutIn } from "../canvas/element-layout.ts";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { IdeasButton } from "../ideas/ideas-button.tsx";
import { AlignChoice } from "./align-choice.tsx";
import { fittedPoints } from "./fitted-points.ts";
import { FontChoice } from "./font-choice.tsx";
import { InkChoice } from "./ink-choice.tsx";
import { nextTypeSize } from "./next-type-size.ts";
import styles from "./style-bar.module.css";

/** Font, size, colour and alignment of the selected text, out of what the theme offers. */
export function StyleBar() {
	const { shaper } = useDrawingKit();
	const document = useEditor(({ document }) => document);
	const selected = useEditor(({ tool }) => selectedElement(tool));
	const element = findElement(document, selected ?? "");
	if (element?.type !== "text" || !element.editable) return null;
	const { id, label, style } = element;
	const fitted = shaper ? fittedPoints(style.size, layoutIn(shaper, document, element).size) : undefined;
	return <StyleTools {...{ id, label, style, fitted }} />;
}

interface StyleToolsProps extends Pick<TextElement, "id" | "label" | "style"> {
	/** The size in points that the layout has chosen, when it is a smaller one. */
	readonly fitted: number | undefined;
}

/** Drawn again only with another style, not with every key. */
const StyleTools = memo(function StyleTools({ id, label, style, fitted }: StyleToolsProps) {
	const { editor } = useEditing();
	const { loadFonts } = useDrawingKit();
	const { t, nameOf } = useHost();
	const { fonts, inks } = useEditor(({ document }) => document.choices);
	const change = (part: Partial<Pick<TextElementStyle, "font" | "size" | "align" | "ink">>) =>
		editor.dispatch({ type: "setTextStyle", element: id, style: part });
	const points = Math.round(toPt(style.size) * 10) / 10;
	const resize = (steps: 1 | -1) => {
		const size = pt(nextTypeSize(points, steps));
		return change({ size: um(Math.min(TYPE_SIZE_RANGE.max, Math.max(TYPE_SIZE_RANGE.min, size))) });
	};

	return (
		<div className={styles.bar} role="toolbar" aria-label={t("style.label", { label: nameOf(label) })}>
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
			<InkChoice inks={inks} chosen={style.ink} onChoose={(ink) => change({ ink })} />
			<AlignChoice chosen={style.align} onChoose={(align) => change({ align })} />
			<IdeasButton element={id} label={label} />
			{fitted === undefined ? null : <p className={styles.note}>{t("style.fitted", { size: fitted })}</p>}
		</div>
	);
});
