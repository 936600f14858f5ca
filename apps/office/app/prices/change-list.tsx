import type { OfficePriceChange, OfficePriceList } from "@offizin/contract";
import { formatAmountDe } from "@offizin/pricing";
import { Button, Notice } from "@offizin/ui";
import { useState } from "react";
import { useMay } from "#app/api/use-may.ts";
import compact from "#app/controls/compact.module.css";
import { Dialog } from "#app/controls/dialog.tsx";
import { Panel } from "#app/controls/panel.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { formatInstant } from "#app/dates/german-date.ts";
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
	const mayChange = useMay("prices.change");
	const [asked, setAsked] = useState<OfficePriceChange>();
	const { ask, running, answer } = useChange();
	const planned = changes.filter(({ state }) => state === "planned");
	const past = changes.filter(({ state }) => state !== "planned");
	const close = () => setAsked(undefined);
	return (
		<Panel title="Änderungen">
			{answer?.intent === "withdraw" ? (
				<Notice kind="good" role="status">
					<p>Zurückgezogen. Es bleibt bei den bisherigen Preisen.</p>
				</Notice>
			) : null}
			{answer?.intent === "refused" ? <Refusal refusal={answer.refusal} /> : null}
			{planned.length === 0 ? <p className={styles.none}>Es ist keine Änderung geplant.</p> : null}
			<ul className={styles.changes} aria-label="Geplante Änderungen">
				{planned.map((change) => (
					<li key={change.id}>
						<Change change={change} list={list} />
						{mayChange ? (
							<Button
								kind="secondary"
								className={compact.button}
								aria-disabled={running}
								onClick={() => setAsked(change)}
							>
								Zurückziehen
								<span className="visually-hidden"> ({periodWord(change)})</span>
							</Button>
						) : null}
					</li>
				))}
			</ul>
			{past.length > 0 ? (
				<details className={styles.past}>
					<summary>Frühere Änderungen ({past.length})</summary>
					<ul className={styles.changes}>
						{past.map((change) => (
							<li key={change.id}>
								<Change change={change} list={list} />
							</li>
						))}
					</ul>
				</details>
			) : null}
			<Dialog title="Änderung zurückziehen?" isOpen={asked !== undefined} onClose={close}>
				{asked ? (
					<>
						<Change change={asked} list={list} />
						<p>Die Preise von vorher gelten weiter. Dieselbe Änderung lässt sich später neu eintragen.</p>
						<div className={styles.answers}>
							<Button
								className={compact.button}
								onClick={() => {
									close();
									ask({ intent: "withdraw", id: asked.id });
								}}
							>
								Zurückziehen
							</Button>
							<Button kind="secondary" className={compact.button} onClick={close}>
								Abbrechen
							</Button>
						</div>
					</>
				) : null}
			</Dialog>
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
	const rest = cells.length - NAMED;
	const amount = (cell: OfficePriceChange["cells"][number], figure: number) =>
		formatAmountDe(figure, cell.unit, list.currency);
	return (
		<div className={styles.change} data-withdrawn={state === "withdrawn" ? "" : undefined}>
			<p className={styles.period}>
				{periodWord(period)}
				<span>{reachWord(reach, list)}</span>
			</p>
			<ul>
				{cells.slice(0, NAMED).map((cell) => (
					<li key={`${cell.table}/${cell.row}/${cell.column}`}>
						{cell.name}: {cell.before === null ? null : `${amount(cell, cell.before)} → `}
						<b>{amount(cell, cell.amount)}</b>
					</li>
				))}
				{rest > 0 ? <li>und {rest} weitere</li> : null}
			</ul>
			<p className={styles.by}>
				{savedBy}, {formatInstant(savedAt)}
				{withdrawnAt ? ` · zurückgezogen von ${withdrawnBy}, ${formatInstant(withdrawnAt)}` : ""}
			</p>
		</div>
	);
}
