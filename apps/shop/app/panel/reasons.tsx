import { Disclosure } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./option-field.module.css";
import type { ReasonView } from "./option-reasons.server.ts";

/** Id of the line that says why a value does not go with the rest. */
export function reasonId(optionKey: string, index: number): string {
	return `${optionKey}-grund-${index}`;
}

/** As many lines stand openly; more are behind a fold. */
const OPEN_LINES = 2;

export interface ReasonsProps {
	readonly optionKey: string;
	readonly reasons: readonly ReasonView[];
	/** Of the option that the others follow: what follows is not said before somebody asks. */
	readonly leads: boolean;
}

/** Why some values are subdued, one line for all that share the reason. */
export function Reasons({ optionKey, reasons, leads }: ReasonsProps) {
	const t = useTranslations("panel");
	if (reasons.length === 0) return null;
	const lines = (
		<ul className={styles.reasons}>
			{reasons.map(({ line }, index) => (
				<li key={line} id={reasonId(optionKey, index)}>
					{line}
				</li>
			))}
		</ul>
	);
	if (reasons.length <= OPEN_LINES && !leads) return lines;
	return (
		<Disclosure className={styles.why} summary={t(leads ? "follows" : "reasons")}>
			{lines}
		</Disclosure>
	);
}

/** Why some values cannot be chosen here, for those who miss them. */
export function Withheld({ lines }: { readonly lines: readonly string[] }) {
	const t = useTranslations("panel");
	if (lines.length === 0) return null;
	return (
		<Disclosure className={styles.why} summary={t("withheld")}>
			<ul className={styles.reasons}>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Disclosure>
	);
}
