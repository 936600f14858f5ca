import type { DesignElement } from "@offizin/design";
import { mm, toMm, um } from "@offizin/units";
import { useId, useState } from "react";
import { useHost } from "../editor-context.tsx";
import styles from "./arrange-menu.module.css";
import entry from "./entry.module.css";
import { useArranging } from "./use-arranging.ts";

const names = ["x", "y", "width", "height", "turn"] as const;
type Name = (typeof names)[number];

/** Place and size in millimetres and the turn in degrees, to be typed exactly. */
export function PlaceFields({ element }: { readonly element: DesignElement }) {
	const { locale, t } = useHost();
	const id = useId();
	const arranging = useArranging();
	const { box, rotation } = element;
	const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
	const values: Readonly<Record<Name, number>> = {
		x: toMm(box.x),
		y: toMm(box.y),
		width: toMm(box.width),
		height: toMm(box.height),
		turn: rotation / 100,
	};
	/** As it is being typed; the value of the element when nothing is. */
	const [typed, setTyped] = useState<{ readonly name: Name; readonly text: string } | null>(null);

	function set(name: Name, text: string): void {
		setTyped(null);
		const value = Number(text.trim().replace(",", "."));
		if (text.trim() === "" || !Number.isFinite(value) || value === values[name]) return;
		const isSide = name === "width" || name === "height";
		if (Math.abs(value) > 2000 || (isSide && value < 0.5)) return;
		const command = {
			type: "setPlacement" as const,
			element: element.id,
			box: name === "turn" ? box : { ...box, [name]: um(mm(value)) },
			rotation: name === "turn" ? Math.round((value % 360) * 100) : rotation,
		};
		arranging.place(command, [element.id]);
	}

	return (
		<fieldset className={styles.group}>
			<legend>{t("placing.exact")}</legend>
			<div className={styles.fields}>
				{names.map((name) => (
					<label key={name} className={styles.field} htmlFor={`${id}-${name}`}>
						<span>{t(`placing.field.${name}`)}</span>
						<input
							id={`${id}-${name}`}
							className={entry.entry}
							inputMode="decimal"
							value={typed?.name === name ? typed.text : number.format(values[name])}
							onChange={({ target }) => setTyped({ name, text: target.value })}
							onBlur={({ target }) => set(name, target.value)}
							onKeyDown={(event) => {
								if (event.key === "Enter") set(name, event.currentTarget.value);
							}}
						/>
						<span aria-hidden="true">{name === "turn" ? "°" : "mm"}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
