import { type ArtworkElement, codeKindOf, type DesignElement, findElement, type Ink } from "@offizin/design";
import { Icon, IconButton } from "@offizin/ui";
import { mm, toMm, um } from "@offizin/units";
import { useId, useState } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { InkChoice } from "../style/ink-choice.tsx";
import style from "../style/style-bar.module.css";
import styles from "./element-bar.module.css";
import entry from "./entry.module.css";

/** The tools for a form, a line or a code that a person has put onto the page. */
export function ElementBar({ element: id }: { readonly element: string }) {
	const { t, nameOf } = useHost();
	const element = useEditor(({ document }) => findElement(document, id));
	if (!element) return null;
	return (
		<div className={style.bar} role="toolbar" aria-label={nameOf(element.label)}>
			<Inks element={element} />
			{element.type === "line" ? <Weight id={id} stroke={element.stroke} /> : null}
			{element.type === "qr" && isLink(element.content) ? (
				<CodeContent id={id} content={element.content} label={t("placing.code")} />
			) : null}
		</div>
	);
}

function isLink(content: string): boolean {
	return ["link", "album"].includes(codeKindOf(content));
}

function Inks({ element }: { readonly element: DesignElement }) {
	const { editor } = useEditing();
	switch (element.type) {
		case "shape":
		case "qr": {
			const slot = element.type === "shape" ? "fill" : "ink";
			const chosen = element.type === "shape" ? element.fill : element.ink;
			const set = (ink: Ink) => editor.dispatch({ type: "setInk", element: element.id, slot, ink });
			return chosen ? <InkChoice chosen={chosen} onChoose={set} /> : null;
		}
		case "line": {
			const { stroke, id } = element;
			const set = (ink: Ink) =>
				editor.dispatch({ type: "setStroke", element: id, stroke: { ...stroke, ink } });
			return <InkChoice chosen={stroke.ink} onChoose={set} />;
		}
		case "artwork":
			return <ArtworkInks element={element} />;
		default:
			return null;
	}
}

const slotNames = ["line", "fill", "leaf", "blossom", "accent"] as const;

/** The inks of a drawing, one slot at a time: the bar keeps its height. */
function ArtworkInks({ element }: { readonly element: ArtworkElement }) {
	const { editor } = useEditing();
	const { t } = useHost();
	const [wanted, setWanted] = useState("");
	const rank = (slot: string) => (slotNames as readonly string[]).indexOf(slot);
	const slots = Object.keys(element.inks).sort((one, other) => rank(one) - rank(other));
	const slot = slots.includes(wanted) ? wanted : (slots[0] ?? "");
	const chosen = element.inks[slot];
	if (!chosen) return null;
	const nameOf = (one: string, at: number) => {
		const known = slotNames.find((name) => name === one);
		return known ? t(`ornaments.slot.${known}`) : t("ornaments.slot.other", { number: at + 1 });
	};
	const set = (ink: Ink) => editor.dispatch({ type: "setInk", element: element.id, slot, ink });
	return (
		<>
			{slots.length > 1 ? (
				<select
					aria-label={t("ornaments.part")}
					className={styles.part}
					value={slot}
					onChange={({ target }) => setWanted(target.value)}
				>
					{slots.map((one, at) => (
						<option key={one} value={one}>
							{nameOf(one, at)}
						</option>
					))}
				</select>
			) : null}
			{/* Colours it has and the theme does not offer for texts are there to come back to. */}
			<InkChoice more={Object.values(element.inks)} chosen={chosen} onChoose={set} />
		</>
	);
}

/** Strokes that the press holds, millimetres (domain.md §6: printed from 0.1, foil from 0.4). */
const weights = [0.15, 0.25, 0.4, 0.6, 1, 1.5, 2.5] as const;

function Weight({
	id,
	stroke,
}: {
	readonly id: string;
	readonly stroke: Extract<DesignElement, { type: "line" }>["stroke"];
}) {
	const { editor } = useEditing();
	const { t } = useHost();
	const now = toMm(stroke.width);
	const set = (width: number | undefined) => {
		if (width !== undefined)
			editor.dispatch({ type: "setStroke", element: id, stroke: { ...stroke, width: um(mm(width)) } });
	};
	return (
		<div className={style.size}>
			<IconButton label={t("placing.thinner")} onClick={() => set(weights.findLast((one) => one < now))}>
				<Icon name="minus" size={18} />
			</IconButton>
			<output className={style.points}>{t("placing.weight", { width: now })}</output>
			<IconButton label={t("placing.thicker")} onClick={() => set(weights.find((one) => one > now))}>
				<Icon name="plus" size={18} />
			</IconButton>
		</div>
	);
}

function CodeContent({
	id,
	content,
	label,
}: {
	readonly id: string;
	readonly content: string;
	readonly label: string;
}) {
	const { editor } = useEditing();
	const field = useId();
	return (
		<label className={styles.code} htmlFor={field}>
			<span>{label}</span>
			<input
				id={field}
				className={entry.entry}
				inputMode="url"
				value={content}
				maxLength={2000}
				onChange={({ target }) => editor.dispatch({ type: "setCode", element: id, content: target.value })}
			/>
		</label>
	);
}
