import type { OfficePricePreview } from "@offizin/contract";
import { ButtonRow, Table, Title } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./change-form.module.css";
import table from "./preview-table.module.css";

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
	const t = useTranslations("prices");
	const formats = useFormats();
	const touched = examples.filter(({ difference }) => difference !== 0).length;
	return (
		<section className={styles.preview} aria-labelledby="auswirkung" ref={bringIntoView}>
			<Title level={3} size="small" id="auswirkung">
				{t("preview.title", { day: formats.longDay(day) })}
			</Title>
			<p role="status">{changed === 0 ? t("preview.nothing") : t("preview.touched", { count: touched })}</p>
			{warnings.length > 0 ? (
				<ul className={styles.warnings} aria-label={t("preview.warnings")}>
					{warnings.map(({ code, text }) => (
						<li key={`${code} ${text}`}>{text}</li>
					))}
				</ul>
			) : null}
			<Table className={table.table} caption={t("preview.caption")}>
				<thead>
					<tr>
						<th scope="col">{t("column.example")}</th>
						<th scope="col" data-number>
							{t("column.before")}
						</th>
						<th scope="col" data-number>
							{t("column.after")}
						</th>
						<th scope="col" data-number>
							{t("column.difference")}
						</th>
					</tr>
				</thead>
				<tbody>
					{examples.map(({ key, name, before, after, difference, differencePerMille, lines }) => (
						<tr key={key} data-changed={difference === 0 ? undefined : ""}>
							<th scope="row">
								{name}
								{lines.map((line) => (
									<span key={line.code} className={table.line}>
										{line.name} {formats.difference(line.after - line.before, currency)}
									</span>
								))}
							</th>
							<td data-number>{formats.amount(before, "money", currency)}</td>
							<td data-number>{formats.amount(after, "money", currency)}</td>
							<td data-number>
								{difference === 0 ? (
									<span className={table.same}>{t("preview.same")}</span>
								) : (
									<>
										{formats.difference(difference, currency)}
										<span className={table.line}>{formats.perMilleDifference(differencePerMille)}</span>
									</>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
			<ButtonRow>{children}</ButtonRow>
		</section>
	);
}
