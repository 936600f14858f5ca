import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { ValueFace } from "#app/value-faces/value-face.tsx";
import styles from "./option-field.module.css";
import type { ValueView } from "./option-view.server.ts";
import { STEP_FIELD } from "./read-choices.ts";
import { ValueRadio, type ValuesProps } from "./value-radios.tsx";

/** Envelopes by colour, each with the flap that is chosen; then the flap, where the colour is made with several. */
export function EnvelopeField({ option, chosen, onChoose }: ValuesProps) {
	const t = useTranslations("panel");
	const { key, values } = option;
	const current = values.find(({ value }) => value === chosen);
	const colors = [...Map.groupBy(values, ({ name }) => name).values()].flatMap((sameColor) => {
		const shown = sameColor.find(({ flap }) => flap === current?.flap) ?? sameColor[0];
		return shown ? [shown] : [];
	});
	const flaps = current?.flap ? values.filter(({ name }) => name === current.name) : [];
	const radio = (value: ValueView) => (
		<ValueRadio
			key={value.name}
			optionKey={key}
			value={value}
			look="envelopes"
			isChosen={value.value === chosen}
			isPlain={value.isPossible}
			onChoose={onChoose}
		/>
	);
	return (
		<>
			<div className={styles.chips}>{colors.filter(({ flap }) => flap === undefined).map(radio)}</div>
			<div className={styles.envelopes}>{colors.filter(({ flap }) => flap !== undefined).map(radio)}</div>
			{flaps.length > 1 ? (
				<fieldset className={styles.flaps}>
					<legend>{t("flap")}</legend>
					{flaps.map((value) => (
						<button
							key={value.value}
							type="submit"
							name={STEP_FIELD}
							value={`${key}:${value.value}`}
							aria-pressed={value.value === chosen}
							style={value.swatch ? ({ "--swatch": value.swatch } as CSSProperties) : undefined}
							onClick={(event) => {
								event.preventDefault();
								onChoose(value.value);
							}}
						>
							<ValueFace look="envelopes" value={value} />
							{value.row}
						</button>
					))}
				</fieldset>
			) : null}
		</>
	);
}
