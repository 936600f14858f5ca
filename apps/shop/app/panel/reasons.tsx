import { useTranslations } from "use-intl";
import styles from "./option-field.module.css";
import type { ReasonView } from "./option-view.server.ts";

/** Id of the line that says why a value does not go with the rest. */
export function reasonId(optionKey: string, index: number): string {
	return `${optionKey}-grund-${index}`;
}

/** As many lines stand openly; more are behind a fold. */
const OPEN_LINES = 2;

/** Why some values are subdued, one line for all that share the reason. */
export function Reasons({
	optionKey,
	reasons,
}: {
	readonly optionKey: string;
	readonly reasons: readonly ReasonView[];
}) {
	const t = useTranslations("panel");
	if (reasons.length === 0) return null;
	const lines = (
		<ul className={styles.reasons}>
			{reasons.map(({ names, reason, changes }, index) => (
				<li key={`${names}${reason}`} id={reasonId(optionKey, index)}>
					{names ? `${names}: ` : null}
					{reason} {changes ? t("wouldChange", { changes }) : null}
				</li>
			))}
		</ul>
	);
	if (reasons.length <= OPEN_LINES) return lines;
	return (
		<details className={styles.why}>
			<summary>{t("reasons")}</summary>
			{lines}
		</details>
	);
}
