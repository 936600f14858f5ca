import type { OfficePriceChange, OfficePriceList } from "@offizin/contract";
import { Button, Disclosure, Notice, Panel } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useMay } from "#app/api/use-may.ts";
import { Question } from "#app/controls/question.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./change-list.module.css";
import { periodWord, reachWord } from "./price-words.ts";
import { useChange } from "./use-change.ts";

/** As many cells of a change are named before the rest is counted. */
const NAMED = 4;

interface ChangeListProps {
	readonly list: OfficePriceList;
	readonly changes: readonly OfficePriceChange[];
}

/** Changes of a list: the planned ones, which can be taken back, and the past ones. */
export function ChangeList({ list, changes }: ChangeListProps) {
	const t = useTranslations();
	const formats = useFormats();
	const mayChange = useMay("prices.change");
	const [asked, setAsked] = useState<OfficePriceChange>();
	const { ask, running, answer } = useChange();
	const planned = changes.filter(({ state }) => state === "planned");
	const past = changes.filter(({ state }) => state !== "planned");
	const close = () => setAsked(undefined);
	return (
		<Panel title={t("prices.changes.title")}>
			{answer?.intent === "withdraw" ? (
				<Notice kind="good" role="status">
					<p>{t("prices.changes.withdrawn")}</p>
				</Notice>
			) : null}
			{answer?.intent === "refused" ? <Refusal refusal={answer.refusal} /> : null}
			{planned.length === 0 ? <p className={styles.none}>{t("prices.changes.none")}</p> : null}
			<ul className={styles.changes} aria-label={t("prices.changes.planned")}>
				{planned.map((change) => (
					<li key={change.id}>
						<Change change={change} list={list} />
						{mayChange ? (
							<Button kind="secondary" aria-disabled={running} onClick={() => setAsked(change)}>
								{t.rich("prices.changes.withdrawOne", {
									period: periodWord(change, t, formats),
									hidden: (words) => <span className="visually-hidden">{words}</span>,
								})}
							</Button>
						) : null}
					</li>
				))}
			</ul>
			{past.length > 0 ? (
				<Disclosure summary={t("prices.changes.past", { count: past.length })}>
					<ul className={styles.changes}>
						{past.map((change) => (
							<li key={change.id}>
								<Change change={change} list={list} />
							</li>
						))}
					</ul>
				</Disclosure>
			) : null}
			<Question
				title={t("prices.changes.question")}
				answer={t("prices.changes.withdraw")}
				isOpen={asked !== undefined}
				onAnswer={() => {
					if (asked) ask({ intent: "withdraw", id: asked.id });
				}}
				onClose={close}
			>
				{asked ? (
					<>
						<Change change={asked} list={list} />
						<p>{t("prices.changes.effect")}</p>
					</>
				) : null}
			</Question>
		</Panel>
	);
}

function Change({
	change: { cells, reach, savedAt, savedBy, state, withdrawnAt, withdrawnBy, ...period },
	list,
}: {
	readonly change: OfficePriceChange;
	readonly list: OfficePriceList;
}) {
	const t = useTranslations();
	const formats = useFormats();
	const rest = cells.length - NAMED;
	const amount = (cell: OfficePriceChange["cells"][number], figure: number) =>
		formats.amount(figure, cell.unit, list.currency);
	const saved = { name: savedBy, at: formats.instant(savedAt) };
	return (
		<div className={styles.change} data-withdrawn={state === "withdrawn" ? "" : undefined}>
			<p className={styles.period}>
				{periodWord(period, t, formats)}
				<span>{reachWord(reach, list, t)}</span>
			</p>
			<ul>
				{cells.slice(0, NAMED).map((cell) => (
					<li key={`${cell.table}/${cell.row}/${cell.column}`}>
						{t.rich(`prices.changes.${cell.before === null ? "set" : "changed"}`, {
							name: cell.name,
							before: cell.before === null ? "" : amount(cell, cell.before),
							amount: amount(cell, cell.amount),
							b: (words) => <b>{words}</b>,
						})}
					</li>
				))}
				{rest > 0 ? <li>{t("prices.changes.more", { count: rest })}</li> : null}
			</ul>
			<p className={styles.by}>
				{withdrawnAt
					? t("prices.changes.savedWithdrawn", {
							...saved,
							by: withdrawnBy ?? "",
							withdrawnAt: formats.instant(withdrawnAt),
						})
					: t("prices.changes.saved", saved)}
			</p>
		</div>
	);
}
