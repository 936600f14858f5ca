import styles from "./rich-text.module.css";

/** A drawing and no word: the name of its tool says what it means. */
export function Sign({ is }: { readonly is: string }) {
	return <span className={styles.sign} data-sign={is} />;
}
