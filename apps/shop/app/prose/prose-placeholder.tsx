import { Notice } from "@offizin/ui";
import styles from "./prose-placeholder.module.css";

/** In demo mode: says that names and numbers stand in for real ones. */
export function ProsePlaceholder() {
	return (
		<div className={styles.placeholder}>
			<Notice>
				<p>
					Vorführung: Firma, Anschrift und Nummern auf dieser Seite sind Platzhalter. Vor dem Betrieb gehören
					die echten Angaben und eine rechtliche Prüfung hierher.
				</p>
			</Notice>
		</div>
	);
}
