import { Notice } from "@offizin/ui";
import styles from "./option-field.module.css";

export const noSentences: readonly string[] = [];

/** Sentences about a choice: what could not be made as wished, and what changed for it. */
export function Sentences({
	sentences,
	kind = "plain",
}: {
	readonly sentences: readonly string[];
	readonly kind?: "plain" | "bad";
}) {
	if (sentences.length === 0) return null;
	return (
		<Notice kind={kind}>
			{sentences.map((sentence) => (
				<p key={sentence} className={styles.sentence}>
					{sentence}
				</p>
			))}
		</Notice>
	);
}
