import styles from "./catalogue.module.css";

const words: Readonly<Record<string, readonly [word: string, meaning: string]>> = {
	spec: ["Vorgabe", "aus der Anforderung"],
	verified: ["geprüft", "am Markt nachgeprüft"],
	norm: ["Norm", "aus einer Norm"],
	market: ["eigene", "von uns nach dem Markt festgelegt"],
};

/** Where a row of the catalogue comes from. */
export function SourceMark({ source }: { readonly source: string }) {
	const [word, meaning] = words[source] ?? [source, source];
	return (
		<span className={styles.source} data-source={source} title={meaning}>
			{word}
		</span>
	);
}
