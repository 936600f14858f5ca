import { addMonths, firstOf, monthOf, monthsFrom } from "@offizin/calendar-days";
import { fillPath, officeFiles } from "@offizin/contract/browser";
import { Panel, SelectField, Title, textLinkClass } from "@offizin/ui";
import { monthName } from "@offizin/words";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { dayOf } from "#app/dates/berlin-day.ts";
import page from "#app/layout/page.module.css";
import styles from "./books.module.css";

/** Months that can be chosen, this one among them. */
const MONTHS = 36;

/** "2026-11", the newest first. */
function monthsBefore(today: string): readonly string[] {
	return monthsFrom(monthOf(addMonths(today, 1 - MONTHS)), MONTHS)
		.map((one) => firstOf(one).slice(0, 7))
		.toReversed();
}

/** What leaves for the tax adviser and the tax office, by month and by quarter. */
export default function Books() {
	const t = useTranslations("books");
	const layout = useTranslations("layout");
	const locale = useLocale();
	const months = monthsBefore(dayOf(new Date()));
	const quarters = months.filter((month) => ["01", "04", "07", "10"].includes(month.slice(5)));
	const [month, setMonth] = useState(months[1] ?? "");
	const [quarter, setQuarter] = useState(quarters[1] ?? "");
	const address = (name: string, from: string) => `${fillPath(officeFiles.books, { name })}?month=${from}`;
	const link = (name: string, from: string, words: string) => (
		<a href={address(name, from)} download className={textLinkClass("action")}>
			{words}
		</a>
	);
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{layout("pageTitle", { title: t("title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("title")}
				</Title>
			</div>
			<p>{t("explained")}</p>
			<div className={styles.panels}>
				<Panel title={t("monthly")}>
					<SelectField label={t("month")} value={month} onChange={(event) => setMonth(event.target.value)}>
						{months.map((one) => (
							<option key={one} value={one}>
								{`${monthName(Number(one.slice(5)), locale)} ${one.slice(0, 4)}`}
							</option>
						))}
					</SelectField>
					{link("documents.csv", month, t("documents"))}
					{link("datev.csv", month, t("datev"))}
					<p className={styles.note}>{t("datevNote")}</p>
				</Panel>
				<Panel title={t("quarterly")}>
					<SelectField
						label={t("quarter")}
						value={quarter}
						onChange={(event) => setQuarter(event.target.value)}
					>
						{quarters.map((one) => (
							<option key={one} value={one}>
								{t("quarterOf", { quarter: (Number(one.slice(5)) + 2) / 3, year: one.slice(0, 4) })}
							</option>
						))}
					</SelectField>
					{link("oss.csv", quarter, t("oss"))}
					<p className={styles.note}>{t("ossNote")}</p>
				</Panel>
			</div>
		</main>
	);
}
