import type { OfficePricePreview } from "@offizin/contract";
import { formatAmountDe } from "@offizin/pricing";
import type { ReactNode } from "react";
import { formatLongDay } from "#app/dates/german-date.ts";
import styles from "./change-form.module.css";
import table from "./preview-table.module.css";
import { differenceWord, perMilleWord } from "./price-words.ts";

/** On a phone it appears below what can be seen. */
function bringIntoView(section: HTMLElement | null): void {
	section?.scrollIntoView({ block: "nearest" });
}

/** What a change does to ten example products; `children` is what can be done then. */
export function ChangePreview({
	preview: { day, currency, changed, examples, warnings },
	children,
}: {
	readonly preview: OfficePricePreview;
	readonly children: ReactNode;
}) {
	const touched = examples.filter(({ difference }) => difference !== 0).length;
	return (
		<section className={styles.preview} aria-labelledby="auswirkung" ref={bringIntoView}>
			<h3 id="auswirkung">Auswirkung am {formatLongDay(day)}</h3>
			<p role="status">
				{changed === 0
					? "An diesem Tag kostet in dieser Liste alles so viel wie ohne die Änderung."
					: touched === 0
						? "Keines der zehn Beispiele ändert sich."
						: touched === 1
							? "Eines der zehn Beispiele ändert sich."
							: `${touched} der zehn Beispiele ändern sich.`}
			</p>
			{warnings.length > 0 ? (
				<ul className={styles.warnings} aria-label="Bitte prüfen">
					{warnings.map(({ code, text }) => (
						<li key={`${code} ${text}`}>{text}</li>
					))}
				</ul>
			) : null}
			<table className={table.table}>
				<caption className="visually-hidden">Zehn Beispiele vor und nach der Änderung</caption>
				<thead>
					<tr>
						<th scope="col">Beispiel</th>
						<th scope="col">bisher</th>
						<th scope="col">neu</th>
						<th scope="col">Unterschied</th>
					</tr>
				</thead>
				<tbody>
					{examples.map(({ key, name, before, after, difference, differencePerMille, lines }) => (
						<tr key={key} data-changed={difference === 0 ? undefined : ""}>
							<th scope="row">
								{name}
								{lines.map((line) => (
									<span key={line.code} className={table.line}>
										{line.name} {differenceWord(line.after - line.before, currency)}
									</span>
								))}
							</th>
							<td>{formatAmountDe(before, "money", currency)}</td>
							<td>{formatAmountDe(after, "money", currency)}</td>
							<td>
								{difference === 0 ? (
									<span className={table.same}>gleich</span>
								) : (
									<>
										{differenceWord(difference, currency)}
										<span className={table.line}>{perMilleWord(differencePerMille)}</span>
									</>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className={styles.save}>{children}</div>
		</section>
	);
}
