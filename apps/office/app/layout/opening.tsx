import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import styles from "./opening.module.css";
import { RegisterMark } from "./register-mark.tsx";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

const never = () => () => {};

/** What stands there until the first data has come: the bar and the shape of a list. */
export function Opening() {
	const t = useTranslations("layout");
	// The HTML file is one for all languages, so it says nothing.
	const loading = useSyncExternalStore(
		never,
		() => t("loading"),
		() => "",
	);
	return (
		<>
			<title>{t("opening")}</title>
			<div className={styles.bar}>
				<RegisterMark />
				<span>Offizin</span>
			</div>
			<main className={styles.page}>
				<p role="status" className="visually-hidden">
					{loading}
				</p>
				<div className={styles.title} />
				<div className={styles.tabs} />
				<div className={styles.rows}>
					{rows.map((row) => (
						<div key={row} />
					))}
				</div>
			</main>
		</>
	);
}
