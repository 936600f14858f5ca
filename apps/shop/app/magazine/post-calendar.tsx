import { buttonClass, TextField } from "@offizin/ui";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./post-calendar.module.css";
import type { Sending } from "./post-dates.ts";

export interface PostCalendarProps {
	/** ISO day the visitor entered, or undefined. */
	readonly wedding: string | undefined;
	readonly isRefused: boolean;
	/** Days in words, in order. */
	readonly days: readonly { readonly key: Sending["key"]; readonly day: string }[];
}

/** From the day of the wedding to the days its post is due. A GET form, so the answer can be kept as an address. */
export function PostCalendar({ wedding, isRefused, days }: PostCalendarProps) {
	const t = useTranslations("postCalendar");
	return (
		<section className={styles.calendar} id="rechner" aria-label={t("title")}>
			<Form method="get" preventScrollReset>
				<h2>{t("title")}</h2>
				<TextField
					label={t("label")}
					type="date"
					name="hochzeit"
					defaultValue={wedding}
					error={isRefused ? t("refused") : undefined}
					required
				/>
				<button type="submit" className={buttonClass("primary")}>
					{t("action")}
				</button>
			</Form>
			<ol aria-live="polite">
				{days.map(({ key, day }) => (
					<li key={key}>
						<span>{t(`sending.${key}`)}</span>
						<strong>{day}</strong>
					</li>
				))}
			</ol>
		</section>
	);
}
