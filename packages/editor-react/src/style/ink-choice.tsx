import { type Ink, offeredInks, paintOf } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import { Icon } from "@offizin/ui";
import { useState } from "react";
import { useEditing, useEditor, useHost, useInkColors } from "../editor-context.tsx";
import { OwnColor } from "./own-color.tsx";
import styles from "./style-bar.module.css";

export interface InkChoiceProps {
	/** What else there is to choose, beside what the design offers. */
	readonly more?: readonly Ink[];
	/** Undefined: none of them. */
	readonly chosen: Ink | undefined;
	/** Neither foil nor varnish. */
	readonly isProcessOnly?: boolean;
	/** Two choices on one screen have names of their own. */
	readonly name?: string;
	readonly onChoose: (ink: Ink) => void;
}

/** The inks of the design as swatches, foil as the metal of the chosen refinement, and the way to a colour of one's own. */
export function InkChoice({
	more = [],
	chosen,
	isProcessOnly = false,
	name: group = "ink",
	onChoose,
}: InkChoiceProps) {
	const { isReady } = useEditing();
	const { names, services, t } = useHost();
	const document = useEditor((state) => state.document);
	const colors = useInkColors();
	const [isAdding, setIsAdding] = useState(false);
	const { swatches } = document;
	const refinement = refinementOf(document.configuration);
	const inks = [...offeredInks(document), ...more].filter(
		(ink, at, all) =>
			all.findIndex((one) => isSame(one, ink)) === at && !(isProcessOnly && ink.role !== "process"),
	);
	return (
		<fieldset className={styles.inks}>
			<legend className="visually-hidden">{t("style.ink")}</legend>
			{inks.map((ink) => {
				const paint = paintOf({ swatches }, ink, { refinement, colors });
				const key = swatches[ink.swatch]?.name ?? ink.swatch;
				const name = names.swatch[key] ?? key;
				const label = paint.role === "foil" ? t("style.inkFoil", { name }) : name;
				return (
					<label key={`${ink.role}-${ink.swatch}`} className={styles.ink} title={label}>
						<input
							type="radio"
							name={`editor-${group}`}
							className="visually-hidden"
							aria-label={label}
							checked={chosen !== undefined && isSame(ink, chosen)}
							onChange={() => onChoose(ink)}
						/>
						<span
							className={styles.swatch}
							data-metal={paint.role === "foil" ? paint.metal : undefined}
							style={paint.role === "process" ? { background: paint.srgb } : {}}
						/>
					</label>
				);
			})}
			{services.ownColor ? (
				<button
					type="button"
					className={styles.button}
					aria-label={t("ownColor.title")}
					title={t("ownColor.title")}
					disabled={!isReady}
					onClick={() => setIsAdding(true)}
				>
					<Icon name="plus" size={18} />
				</button>
			) : null}
			{isAdding ? (
				<OwnColor
					from={swatches[chosen?.swatch ?? ""]?.srgb ?? "#3b6ea5"}
					onChoose={onChoose}
					onClose={() => setIsAdding(false)}
				/>
			) : null}
		</fieldset>
	);
}

function isSame(one: Ink, other: Ink): boolean {
	return one.role === other.role && one.swatch === other.swatch;
}
