import {
	confirmationKey,
	elementsOf,
	type Finding,
	isEqual,
	type WrittenDate,
	writtenDates,
} from "@offizin/design";
import { type Autosave, isComing } from "@offizin/editor";
import { Button, ButtonRow, Choice, Dialog, Notice } from "@offizin/ui";
import { weekdayName } from "@offizin/words";
import { type ReactNode, useRef, useState } from "react";
import { useEditor, useHost } from "../editor-context.tsx";
import { FinishedButton } from "../finished/finished-button.tsx";
import { GuestStepper } from "../guests/guest-stepper.tsx";
import { Findings } from "../panels/check-panel.tsx";
import { useFindings } from "../panels/use-findings.ts";
import { SpellingSection } from "../spelling/spelling-section.tsx";
import { KeepAsPdf } from "./keep-as-pdf.tsx";
import { LastRead } from "./last-read.tsx";
import styles from "./proof-dialog.module.css";
import { ProofPage } from "./proof-page.tsx";
import { ProofTicks } from "./proof-ticks.tsx";
import { ProofZoom } from "./proof-zoom.tsx";
import { useOrder } from "./use-order.ts";

export interface ProofDialogProps {
	readonly onClose: () => void;
	readonly autosave: Autosave;
	readonly quantity: number;
	readonly price: ReactNode;
}

/** Every page as it will be printed, once more, before the card goes into the cart. */
export function ProofDialog({ onClose, autosave, quantity, price }: ProofDialogProps) {
	const { names, t } = useHost();
	const putIntoCart = useOrder(autosave, quantity);
	const dialog = useRef<HTMLDialogElement>(null);
	const document = useEditor((state) => state.document);
	const isUploading = useEditor(({ incoming }) =>
		incoming.some((photo) => photo.element !== null && isComing(photo)),
	);
	const findings = useFindings("now");
	const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
	const [isSeen, setIsSeen] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [isAdding, setIsAdding] = useState(false);
	const [shown, setShown] = useState(document);
	/** The page looked at from near. */
	const [seen, setSeen] = useState<string | null>(null);
	const isBlocked = findings.some(({ severity }) => severity === "error");
	const toConfirm = findings.filter(({ severity }) => severity === "confirm");
	const others = findings.filter(({ severity }) => severity !== "confirm");

	if (shown !== document) {
		setShown(document);
		// What was confirmed is not what is shown any more: another tab has saved, or a photo has arrived.
		if (!isEqual(shown, document)) {
			setIsSeen(false);
			setConfirmed(new Set());
			setProblem(t("proof.changed"));
		}
	}

	const close = () => dialog.current?.close();

	async function order(): Promise<void> {
		if (isAdding) return;
		// A slot whose photo is on its way counts as empty.
		if (isUploading) return setProblem(t("proof.uploading"));
		if (isBlocked) return setProblem(t("proof.blocked"));
		const keys = toConfirm.map(confirmationKey);
		if (!keys.every((key) => confirmed.has(key))) return setProblem(t("proof.mustTick"));
		if (!isSeen) return setProblem(t("proof.mustConfirm"));
		setProblem(null);
		setIsAdding(true);
		setProblem(await putIntoCart(keys));
		setIsAdding(false);
	}

	return (
		<Dialog title={t("proof.title")} size="page" isOpen ref={dialog} onClose={onClose}>
			<p className={styles.lead}>{t("proof.lead")}</p>
			<GuestStepper />
			<ol className={styles.pages}>
				{document.pages.map(({ key }) => (
					<li key={key}>
						<button
							type="button"
							className={styles.open}
							aria-label={t("proof.open", { page: names.page[key] ?? key })}
							onClick={() => setSeen(key)}
						>
							<ProofPage
								pageKey={key}
								samples={samplesOf(findings, key)}
								name="proof"
								className={styles.page}
							/>
						</button>
						<p className={styles.name}>{names.page[key] ?? key}</p>
						{samplesOf(findings, key).length > 0 ? (
							<p className={styles.sample}>{t("proof.sample")}</p>
						) : null}
					</li>
				))}
			</ol>
			{seen === null ? null : (
				<ProofZoom
					pageKey={seen}
					samples={samplesOf(findings, seen)}
					onPage={setSeen}
					onClose={() => setSeen(null)}
				/>
			)}
			<FinishedButton />
			<KeepAsPdf />
			<LastRead />
			<SpellingSection />
			<Dates
				dates={elementsOf(document).flatMap((one) => (one.type === "text" ? writtenDates(one.text) : []))}
			/>
			<ProofTicks
				findings={toConfirm}
				confirmed={confirmed}
				onConfirm={(key, isConfirmed) =>
					setConfirmed(
						new Set(isConfirmed ? [...confirmed, key] : [...confirmed].filter((one) => one !== key)),
					)
				}
				onJump={close}
			/>
			{others.length > 0 ? (
				<section className={styles.part}>
					<h3 className={styles.subtitle}>{t("check.title")}</h3>
					<Findings findings={others} onJump={close} />
				</section>
			) : null}
			<div className={styles.foot}>
				<Choice
					type="checkbox"
					label={t("proof.confirm")}
					checked={isSeen}
					onChange={({ target }) => setIsSeen(target.checked)}
				/>
				{price}
				{problem ? (
					<Notice kind="bad" role="alert">
						{problem}
					</Notice>
				) : isUploading ? (
					<Notice role="status">{t("proof.uploading")}</Notice>
				) : null}
				<ButtonRow className={styles.actions}>
					<Button kind="secondary" onClick={close}>
						{t("proof.back")}
					</Button>
					<Button aria-disabled={isAdding} onClick={() => void order()}>
						{t(isAdding ? "proof.adding" : "order.action")}
					</Button>
				</ButtonRow>
			</div>
		</Dialog>
	);
}

function samplesOf(findings: readonly Finding[], pageKey: string): Finding[] {
	return findings.filter(({ rule, page }) => rule === "text.sample" && page === pageKey);
}

function Dates({ dates }: { readonly dates: readonly WrittenDate[] }) {
	const { t, locale } = useHost();
	if (dates.length === 0) return null;
	const once = [...new Map(dates.map((date) => [`${date.text}${date.wrongWeekday ?? ""}`, date])).values()];
	return (
		<section className={styles.part}>
			<h3 className={styles.subtitle}>{t("proof.dates")}</h3>
			<ul>
				{once.map((date) => {
					const known = { date: date.text, weekday: weekdayName(date.weekday, locale) };
					return (
						<li
							key={`${date.text}${date.wrongWeekday ?? ""}`}
							className={date.wrongWeekday ? styles.bad : undefined}
						>
							{date.wrongWeekday
								? t("proof.wrongDate", { ...known, written: date.wrongWeekday })
								: t("proof.date", known)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
