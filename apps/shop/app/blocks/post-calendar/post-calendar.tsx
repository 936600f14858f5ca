import { buttonClass, TextField } from "@offizin/ui";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import styles from "./post-calendar.module.css";
import type { PostCalendarView } from "./view.server.ts";

interface PostCalendarProps {
	readonly view: PostCalendarView;
}

/** From the day of the wedding to the days its post is due. A GET form, so the answer can be kept as an address. */
export function PostCalendar({ view }: PostCalendarProps) {
	return (
		<MoreWords words={view.words}>
			<Calendar view={view} />
		</MoreWords>
	);
}

function Calendar({ view: { headline, wedding, isRefused, days, editable } }: PostCalendarProps) {
	const t = useTranslations("postCalendar");
	return (
		<section className={styles.calendar} id="rechner" aria-label={headline} {...editable}>
			<Form method="get" preventScrollReset>
				<h2>{headline}</h2>
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
