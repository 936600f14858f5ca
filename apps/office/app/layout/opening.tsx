import styles from "./opening.module.css";
import { RegisterMark } from "./register-mark.tsx";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** What stands there until the first data has come: the bar and the shape of a list. */
export function Opening() {
	return (
		<>
			<title>Offizin Auftragsverwaltung</title>
			<div className={styles.bar}>
				<RegisterMark />
				<span>Offizin</span>
			</div>
			<main className={styles.page}>
				<p role="status" className="visually-hidden">
					Wird geladen …
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
