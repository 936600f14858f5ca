import { addDays } from "@offizin/calendar-days";
import type { OfficePriceList, OfficePriceTable } from "@offizin/contract";
import { editAmount } from "@offizin/pricing";
import { Button, ButtonRow, Notice, TextField, Title } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { ChangeFields } from "./change-fields.tsx";
import styles from "./change-form.module.css";
import { ChangePreview } from "./change-preview.tsx";
import { periodWord } from "./price-words.ts";
import { type ChangeForm, type FormErrors, readChange } from "./read-change.ts";
import { useChange } from "./use-change.ts";

interface ChangeFormProps {
	readonly cell: OfficePriceTable["cells"][number];
	readonly table: OfficePriceTable;
	readonly list: OfficePriceList;
	readonly onClose: () => void;
}

/** A new price for one cell: typed, shown on ten examples, and only then saved. */
export function PriceChangeForm({ cell, table, list, onClose }: ChangeFormProps) {
	const t = useTranslations();
	const formats = useFormats();
	const tomorrow = addDays(list.today, 1);
	const [form, setForm] = useState<ChangeForm>({
		amount: editAmount(cell.amount, table.unit, formats.mark),
		validFrom: tomorrow,
		validUntil: "",
		reach: "currency",
	});
	const [errors, setErrors] = useState<FormErrors>({});
	const { ask, running, answer } = useChange();
	const read = readChange(
		form,
		{ ...cell, table: table.key, unit: table.unit, currency: list.currency },
		tomorrow,
		t,
		formats,
	);
	const isSaved = answer?.intent === "save";
	// What was previewed counts only while the form still says the same.
	const isCurrent =
		answer?.intent === "preview" && read.ok && JSON.stringify(answer.change) === JSON.stringify(read.value);

	function edit(changed: Partial<ChangeForm>) {
		setForm((before) => ({ ...before, ...changed }));
		setErrors({});
	}
	function submit(event: FormEvent) {
		event.preventDefault();
		setErrors(read.ok ? {} : read.error);
		if (read.ok) ask({ intent: "preview", change: read.value });
	}

	if (isSaved) {
		const [saved] = answer.saved.cells;
		return (
			<div className={styles.form}>
				<Notice kind="good" role="status">
					<p>
						{t("prices.form.saved", {
							period: periodWord(answer.saved, t, formats),
							amount: saved ? formats.amount(saved.amount, table.unit, list.currency) : "",
						})}
					</p>
				</Notice>
				<Button onClick={onClose} autoFocus>
					{t("prices.form.toTable")}
				</Button>
			</div>
		);
	}
	return (
		<div className={styles.sides}>
			<form className={styles.form} onSubmit={submit} noValidate>
				<TextField
					label={
						table.unit === "money"
							? t("prices.form.price", { currency: t(`prices.currency.${list.currency}`) })
							: t("prices.form.value")
					}
					inputMode="decimal"
					autoComplete="off"
					autoFocus
					value={form.amount}
					error={errors.amount}
					onFocus={(event) => event.target.select()}
					onChange={(event) => edit({ amount: event.target.value })}
				/>
				<ChangeFields {...{ form, errors, list, tomorrow }} onChange={edit} />
				{answer?.intent === "refused" && !running ? <Refusal refusal={answer.refusal} /> : null}
				<ButtonRow>
					<Button type="submit" kind={isCurrent ? "secondary" : "primary"} aria-disabled={running}>
						{t(running ? "controls.moment" : "prices.form.show")}
					</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("controls.cancel")}
					</Button>
				</ButtonRow>
			</form>
			{isCurrent ? (
				<ChangePreview preview={answer.preview}>
					<Button aria-disabled={running} onClick={() => ask({ intent: "save", change: answer.change })}>
						{t("controls.save")}
					</Button>
				</ChangePreview>
			) : (
				<div className={`${styles.preview} ${styles.waiting}`}>
					<Title level={3} size="small">
						{t("prices.form.effect")}
					</Title>
					<p className={styles.hint}>{t("prices.form.effectHint")}</p>
				</div>
			)}
		</div>
	);
}
