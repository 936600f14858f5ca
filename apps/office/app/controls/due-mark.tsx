import { Icon } from "@offizin/ui";
import type { Due } from "#app/dates/due.ts";
import { formatDay } from "#app/dates/german-date.ts";
import styles from "./due-mark.module.css";

const words: Readonly<Record<Due, string | undefined>> = {
	done: undefined,
	unpaid: "nach Zahlung",
	overdue: "überfällig",
	today: "heute",
	tomorrow: "morgen",
	later: undefined,
};

export interface DueMarkProps {
	readonly day: string;
	readonly due: Due;
	/** Day in Berlin; its year is left out where room is short. */
	readonly today?: string;
}

/** A delivery date, with a word and a sign when it presses; before a prepayment it is not yet a date. */
export function DueMark({ day, due, today }: DueMarkProps) {
	const word = words[due];
	return (
		<span className={`${styles.due} ${styles[due] ?? ""}`}>
			{due === "unpaid" ? null : <time dateTime={day}>{formatDay(day, today?.slice(0, 4))}</time>}
			{word ? (
				<span className={styles.word}>
					{due === "overdue" ? <Icon name="alert" size={14} /> : null}
					{word}
				</span>
			) : null}
		</span>
	);
}
