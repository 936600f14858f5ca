import { addDays } from "@offizin/calendar-days";
import type { CallError, OfficePriceList } from "@offizin/contract";
import { Button, ButtonRow, Field, Notice, Table, Title } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { SheetContent } from "#app/api/call.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import type { ChangeAnswer, ChangeRequest } from "./change-action.ts";
import { ChangeFields } from "./change-fields.tsx";
import styles from "./change-form.module.css";
import { ChangePreview } from "./change-preview.tsx";
import preview from "./preview-table.module.css";
import { periodWord } from "./price-words.ts";
import { type ChangeForm, dayErrors, type FormErrors, placeAndTime } from "./read-change.ts";
import type { SheetAnswer, SheetRequest } from "./read-sheet-action.ts";
import { sheetText } from "./sheet-text.ts";

/** Reads a spreadsheet of prices; nothing is saved before its effect was shown. */
export function SheetForm({ list }: { readonly list: OfficePriceList }) {
	const t = useTranslations();
	const formats = useFormats();
	const tomorrow = addDays(list.today, 1);
	const fetcher = useFetcher<SheetAnswer>();
	const [form, setForm] = useState<Omit<ChangeForm, "amount">>({
		validFrom: tomorrow,
		validUntil: "",
		reach: "currency",
	});
	const [file, setFile] = useState<File>();
	const [attempt, setAttempt] = useState(0);
	const [errors, setErrors] = useState<FormErrors & { readonly file?: string }>({});
	/** The answer that no longer fits to what the form says. */
	const [stale, setStale] = useState<SheetAnswer>();
	const running = fetcher.state !== "idle";
	const answer = fetcher.data === stale ? undefined : fetcher.data;

	function ask(request: SheetRequest | ChangeRequest) {
		if (running) return;
		void fetcher.submit(JSON.stringify(request), { method: "post", encType: "application/json" });
	}
	/** Without the file it holds, the field takes the same one again. */
	function chooseAgain(reason: string) {
		setErrors({ file: reason });
		setFile(undefined);
		setAttempt((before) => before + 1);
	}
	async function submit(event: FormEvent) {
		event.preventDefault();
		const wrong = {
			...(file ? {} : { file: t("prices.sheet.problem.missing") }),
			...dayErrors(form, tomorrow, t, formats),
		};
		setErrors(wrong);
		if (!file || Object.keys(wrong).length > 0) return;
		const csv = await sheetText(file);
		if (csv.ok) ask({ intent: "read", csv: csv.value, terms: placeAndTime(form) });
		else chooseAgain(t(`prices.sheet.problem.${csv.error}`));
	}

	if (answer?.intent === "save") {
		return (
			<Notice kind="good" role="status">
				<p>
					{t("prices.sheet.saved", {
						count: answer.saved.cells.length,
						period: periodWord(answer.saved, t, formats),
					})}
				</p>
			</Notice>
		);
	}
	return (
		<>
			<form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
				<Field label={t("prices.sheet.file")} help={t("prices.sheet.fileHelp")} error={errors.file}>
					{(control) => (
						<input
							{...control}
							key={attempt}
							type="file"
							accept=".csv,text/csv"
							onChange={(event) => {
								setFile(event.target.files?.[0]);
								setErrors({});
								setStale(fetcher.data);
							}}
						/>
					)}
				</Field>
				<ChangeFields
					{...{ form, errors, list, tomorrow }}
					onChange={(changed) => {
						setForm((before) => ({ ...before, ...changed }));
						setErrors({});
						setStale(fetcher.data);
					}}
				/>
				<ButtonRow>
					<Button
						type="submit"
						kind={answer?.intent === "read" ? "secondary" : "primary"}
						aria-disabled={running}
					>
						{t(running ? "controls.moment" : "prices.form.show")}
					</Button>
				</ButtonRow>
			</form>
			{answer?.intent === "unreadable" ? <SheetProblems refusal={answer.refusal} /> : null}
			{answer?.intent === "refused" ? <SheetProblems refusal={answer.refusal} /> : null}
			{answer?.intent === "read" ? (
				<SheetEffect
					list={list}
					content={answer.content}
					effect={answer.effect}
					running={running}
					onSave={ask}
				/>
			) : null}
		</>
	);
}

/** Everything that keeps a sheet from being saved, each by row and column. */
function SheetProblems({ refusal }: { readonly refusal: CallError }) {
	const t = useTranslations("prices.sheet");
	const named = Object.entries(refusal.fields ?? {}).filter(([, words]) => words !== refusal.message);
	return (
		<Refusal refusal={refusal}>
			{named.length > 0 ? (
				<ul>
					{named.map(([place, words]) => (
						<li key={place}>
							{/^\d+, /.test(place)
								? t.rich("row", { place, reason: words, b: (chunks) => <b>{chunks}</b> })
								: words}
						</li>
					))}
				</ul>
			) : null}
		</Refusal>
	);
}

interface SheetEffectProps {
	readonly list: OfficePriceList;
	readonly content: SheetContent;
	readonly effect: ChangeAnswer | undefined;
	readonly running: boolean;
	readonly onSave: (request: ChangeRequest) => void;
}

function SheetEffect({ list, content: { cells, rows }, effect, running, onSave }: SheetEffectProps) {
	const t = useTranslations();
	const formats = useFormats();
	if (!effect) {
		return (
			<Notice role="status">
				<p>{t("prices.sheet.unchanged", { rows })}</p>
			</Notice>
		);
	}
	return (
		<>
			{effect.intent === "refused" ? <SheetProblems refusal={effect.refusal} /> : null}
			<section className={styles.preview} aria-labelledby="geaendert">
				<Title level={3} size="small" id="geaendert">
					{t("prices.sheet.changed", { count: cells.length, rows })}
				</Title>
				<Table className={preview.table}>
					<thead>
						<tr>
							<th scope="col">{t("prices.column.price")}</th>
							<th scope="col" data-number>
								{t("prices.column.before")}
							</th>
							<th scope="col" data-number>
								{t("prices.column.after")}
							</th>
						</tr>
					</thead>
					<tbody>
						{cells.map(({ table, row, column, name, unit, before, amount }) => (
							<tr key={`${table}/${row}/${column}`} data-changed="">
								<th scope="row">{name}</th>
								<td data-number>{formats.amount(before, unit, list.currency)}</td>
								<td data-number>{formats.amount(amount, unit, list.currency)}</td>
							</tr>
						))}
					</tbody>
				</Table>
			</section>
			{effect.intent === "preview" ? (
				<ChangePreview preview={effect.preview}>
					<Button aria-disabled={running} onClick={() => onSave({ intent: "save", change: effect.change })}>
						{t("controls.save")}
					</Button>
				</ChangePreview>
			) : null}
		</>
	);
}
