import { Notice } from "@offizin/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import styles from "./error-summary.module.css";

export interface ErrorSummaryProps {
	/** What is wrong, and the id of the control it is about. */
	readonly problems: readonly { readonly control: string; readonly words: string }[];
	/** Changes with every answer of the server, so that the summary takes focus again. */
	readonly answer: unknown;
}

/** What is missing or wrong in a form, each with the way to its field. Takes focus when the server has answered. */
export function ErrorSummary({ problems, answer }: ErrorSummaryProps) {
	const t = useTranslations("checkout.errors");
	const box = useFocusOn<HTMLDivElement>(answer);
	if (problems.length === 0) return null;
	return (
		<div className={styles.summary} ref={box} tabIndex={-1}>
			<Notice kind="bad" role="alert">
				<h2>{t("title", { count: problems.length })}</h2>
				<p>{t("saved")}</p>
				<ul>
					{problems.map(({ control, words }) => (
						<li key={control}>
							<a href={`#${control}`}>{words}</a>
						</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}

/** An element that takes focus whenever `answer` becomes another one. */
export function useFocusOn<Element extends HTMLElement>(answer: unknown): RefObject<Element | null> {
	const target = useRef<Element>(null);
	useEffect(() => {
		if (answer !== undefined && answer !== null) target.current?.focus();
	}, [answer]);
	return target;
}
