import { type GuestRecord, printedGuests, RECIPIENT_FIELD } from "@offizin/design";
import { Button, Choice, Field, TextButton, TextField } from "@offizin/ui";
import { useState } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useFindingWords } from "../use-finding-words.ts";
import styles from "./guests.module.css";
import { guestName, usedFields, useGuestChange } from "./use-guest-change.ts";
import type { GuestCheck } from "./use-unfit-guests.ts";

export interface GuestRowsProps {
	readonly check: GuestCheck;
	/** A guest's card is to be seen. */
	readonly onShow: () => void;
}

/** All guests; those whose card cannot be printed say why, and can be put right on the spot. */
export function GuestRows({ check: { unfit, isDone }, onShow }: GuestRowsProps) {
	const { t, announce, services } = useHost();
	const piece = services.sale?.piece ?? "";
	const { guestShown } = useEditing();
	const document = useEditor((state) => state.written);
	const { change, remove, add, clear } = useGuestChange();
	const inWords = useFindingWords();
	const [isUnfitOnly, setIsUnfitOnly] = useState(false);
	const [opened, setOpened] = useState<number | null>(null);
	const { guests = [], fields } = document;
	const listed = guests.map((guest, index) => ({ guest, index, found: unfit.get(index) ?? [] }));
	const shown = isUnfitOnly ? listed.filter(({ found }) => found.length > 0) : listed;
	const nameOf = (guest: GuestRecord) => guestName(document, guest) || t("guests.nameless");

	return (
		<div className={styles.taken}>
			<p className={styles.lead} role="status">
				{printedGuests(document) ? t("guests.each", { count: guests.length, piece }) : t("guests.unused")}{" "}
				{unfit.size > 0
					? t("guests.unfit", { count: unfit.size })
					: isDone
						? t("guests.fits")
						: t("guests.checking")}
			</p>
			{unfit.size > 0 || isUnfitOnly ? (
				<Choice
					type="checkbox"
					label={t("guests.unfitOnly")}
					checked={isUnfitOnly}
					onChange={({ target }) => setIsUnfitOnly(target.checked)}
				/>
			) : null}
			<ol className={styles.guests} aria-label={t("guests.list")}>
				{shown.map(({ guest, index, found }) => (
					<li key={index} className={styles.guest} data-unfit={found.length > 0 || undefined}>
						<div className={styles.line}>
							<span className={styles.number}>{index + 1}</span>
							<span className={styles.who}>
								<span className={styles.name}>{nameOf(guest)}</span>
								<span className={styles.more}>
									{fields
										.filter(({ key }) => key !== "name" && key !== "vorname" && key !== "nachname")
										.map(({ key, label }) => [label, guest[key]?.replaceAll("\n", ", ").trim() ?? ""])
										.filter(([, value]) => value !== "")
										.map((told) => told.join(": "))
										.join(" · ")}
								</span>
							</span>
							<span className={styles.actions}>
								<TextButton
									aria-label={t("guests.showFor", { name: nameOf(guest) })}
									onClick={() => {
										guestShown.set(index);
										onShow();
									}}
								>
									{t("guests.show")}
								</TextButton>
								<TextButton
									aria-label={t("guests.changeFor", { name: nameOf(guest) })}
									aria-expanded={opened === index}
									onClick={() => setOpened(opened === index ? null : index)}
								>
									{t("guests.change")}
								</TextButton>
							</span>
						</div>
						{found.length > 0 ? (
							<ul className={styles.why}>
								{found.map((finding) => (
									<li key={`${finding.element} ${finding.rule}`}>{inWords(finding)}</li>
								))}
							</ul>
						) : null}
						{opened === index ? (
							<GuestForm
								guest={guest}
								onKeep={(values) => {
									if (change(index, values)) setOpened(null);
								}}
								onRemove={() => {
									if (!remove(index)) return;
									setOpened(null);
									announce(t("guests.removed", { name: nameOf(guest) }));
								}}
							/>
						) : null}
					</li>
				))}
			</ol>
			<div className={styles.end}>
				<Button
					kind="secondary"
					onClick={() => {
						if (add({})) setOpened(guests.length);
					}}
				>
					{t("guests.add")}
				</Button>
				<p className={styles.hint}>{t("guests.addHelp")}</p>
				<TextButton
					onClick={() => {
						if (clear()) announce(t("guests.cleared"));
					}}
				>
					{t("guests.clear")}
				</TextButton>
			</div>
		</div>
	);
}

interface GuestFormProps {
	readonly guest: GuestRecord;
	readonly onKeep: (values: GuestRecord) => void;
	readonly onRemove: () => void;
}

function GuestForm({ guest, onKeep, onRemove }: GuestFormProps) {
	const { t } = useHost();
	const document = useEditor((state) => state.written);
	const used = usedFields(document);
	/** What stands on the card comes first. */
	const fields = document.fields.toSorted(
		(one, other) => Number(used.includes(other.key)) - Number(used.includes(one.key)),
	);
	const [values, setValues] = useState(guest);
	return (
		<form
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				onKeep(values);
			}}
		>
			{fields.map(({ key, label }) =>
				key === RECIPIENT_FIELD ? (
					<Field key={key} label={label}>
						{(control) => (
							<textarea
								{...control}
								rows={4}
								maxLength={300}
								autoComplete="off"
								value={values[key] ?? ""}
								onChange={({ target }) => setValues({ ...values, [key]: target.value })}
							/>
						)}
					</Field>
				) : (
					<TextField
						key={key}
						label={label}
						value={values[key] ?? ""}
						maxLength={300}
						autoComplete="off"
						onChange={({ target }) => setValues({ ...values, [key]: target.value })}
					/>
				),
			)}
			<div className={styles.formEnd}>
				<Button type="submit">{t("guests.keep")}</Button>
				<TextButton onClick={onRemove}>{t("guests.remove")}</TextButton>
			</div>
		</form>
	);
}
