import { Disclosure } from "@offizin/ui";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { type Look, ValueFace } from "#app/value-faces/value-face.tsx";
import styles from "./option-field.module.css";
import type { OptionView, ValueView } from "./option-view.server.ts";
import { Reasons, reasonId } from "./reasons.tsx";

export interface ValuesProps {
	readonly option: OptionView;
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
}

const looks: Readonly<Partial<Record<Look, string | undefined>>> = {
	chips: styles.chips,
	metals: styles.chips,
	swatches: styles.swatches,
	tiles: styles.tiles,
};

/** Values side by side as radios, each with what it looks like and what it changes; the rest of many behind a fold. */
export function ValueRadios({ option, chosen, onChoose }: ValuesProps) {
	const t = useTranslations("panel");
	const { look, values } = option;
	const front = values.filter(({ isBehind }) => !isBehind);
	const behind = values.filter(({ isBehind }) => isBehind);
	const row = (look: Look, shown: readonly ValueView[]) => (
		<div
			className={looks[look]}
			data-many={shown.length > 12 ? "" : undefined}
			data-hinted={option.isHinted ? "" : undefined}
			data-tells={option.tells ? "" : undefined}
			data-drawn={shown.some(({ drawing }) => drawing) ? "" : undefined}
		>
			{shown.map((value) => (
				<ValueRadio
					key={value.value}
					optionKey={option.key}
					value={value}
					look={look}
					isChosen={value.value === chosen}
					isPlain={value.isPossible || option.leads}
					onChoose={onChoose}
				/>
			))}
		</div>
	);
	return (
		<>
			{row(look, front)}
			{behind.length > 0 ? (
				<Disclosure className={styles.why} summary={t("more", { count: behind.length })}>
					{row(look === "tiles" ? "chips" : look, behind)}
					{option.areReasonsBehind ? (
						<Reasons optionKey={option.key} reasons={option.reasons} leads={option.leads} />
					) : null}
				</Disclosure>
			) : null}
		</>
	);
}

interface ValueRadioProps {
	readonly optionKey: string;
	readonly value: ValueView;
	readonly look: Look;
	readonly isChosen: boolean;
	/** Not subdued. */
	readonly isPlain: boolean;
	readonly onChoose: (value: string) => void;
}

export function ValueRadio({ optionKey, value, look, isChosen, isPlain, onChoose }: ValueRadioProps) {
	return (
		<label
			className={styles.value}
			data-possible={isPlain ? undefined : false}
			style={value.swatch ? ({ "--swatch": value.swatch } as CSSProperties) : undefined}
		>
			<input
				type="radio"
				name={optionKey}
				value={value.value}
				checked={isChosen}
				onChange={() => onChoose(value.value)}
				aria-describedby={describedBy(optionKey, value)}
			/>
			<ValueFace look={look} value={value} />
			<span className={styles.name}>
				{value.name}
				{value.row ? <span className={styles.hidden}>, {value.row}</span> : null}
				{value.hint ? <small>{value.hint}</small> : null}
			</span>
		</label>
	);
}

function describedBy(key: string, { reasonIndex }: ValueView): string | undefined {
	return reasonIndex === undefined ? undefined : reasonId(key, reasonIndex);
}
