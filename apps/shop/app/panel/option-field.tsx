import { memo, useCallback } from "react";
import { EnvelopeField } from "./envelope-field.tsx";
import { FreeSize } from "./free-size.tsx";
import { NumberField } from "./number-field.tsx";
import styles from "./option-field.module.css";
import type { OptionView } from "./option-view.server.ts";
import { Reasons, Withheld } from "./reasons.tsx";
import { Sentences } from "./sentences.tsx";
import type { Choose } from "./use-panel-choice.ts";
import { ValueRadios } from "./value-radios.tsx";
import { ValueSelect } from "./value-select.tsx";

export interface OptionFieldProps {
	readonly option: OptionView;
	/** The value that is chosen, answered or not. */
	readonly chosen: string;
	readonly notices: readonly string[];
	readonly choose: Choose;
}

/**
 * One option in the form its values ask for, and under it why some of them do not go with the rest. A panel has hundreds of
 * values: what is pressed in one field draws no other.
 */
export const OptionField = memo(function OptionField({ option, chosen, notices, choose }: OptionFieldProps) {
	const { key, name, look, values, valueName, free, reasons, leads } = option;
	const current = values.find(({ value }) => value === chosen);
	const shownName = current?.name ?? (chosen === option.value ? valueName : "");
	const onChoose = useCallback((value: string) => choose(option, value), [choose, option]);
	const field = { option, chosen, onChoose };
	return (
		<fieldset className={styles.field}>
			<legend>
				{name} <span>{shownName}</span>
			</legend>
			{look === "number" ? (
				<NumberField {...field} />
			) : look === "select" ? (
				<ValueSelect {...field} />
			) : look === "envelopes" ? (
				<EnvelopeField {...field} />
			) : (
				<ValueRadios {...field} />
			)}
			{free ? <FreeSize optionKey={key} free={free} onChoose={onChoose} /> : null}
			{look !== "select" && look !== "number" && current?.note ? (
				<p className={styles.about}>{current.note}</p>
			) : null}
			<Sentences sentences={notices} />
			{option.areReasonsBehind ? null : <Reasons optionKey={key} reasons={reasons} leads={leads} />}
			<Withheld lines={option.withheld} />
		</fieldset>
	);
});
