import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { Due } from "#app/dates/due.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./due-mark.module.css";

export interface DueMarkProps {
	readonly day: string;
	readonly due: Due;
	/** Day in Berlin; its year is left out where room is short. */
	readonly today?: string;
}

/** A delivery date, with a word and a sign when it presses; before a prepayment it is not yet a date. */
export function DueMark({ day, due, today }: DueMarkProps) {
	const t = useTranslations("controls.due");
	const formats = useFormats();
	const word = due === "done" || due === "later" ? undefined : t(due);
	return (
		<span className={`${styles.due} ${styles[due] ?? ""}`}>
			{due === "unpaid" ? null : <time dateTime={day}>{formats.day(day, today?.slice(0, 4))}</time>}
			{word ? (
				<span className={styles.word}>
					{due === "overdue" ? <Icon name="alert" size={14} /> : null}
					{word}
				</span>
			) : null}
		</span>
	);
}
