import { Notice } from "@offizin/ui";
import styles from "./prose-placeholder.module.css";

/** In demo mode: says that names and numbers stand in for real ones. */
export function ProsePlaceholder({ words }: { readonly words: string }) {
	return (
		<div className={styles.placeholder}>
			<Notice>
				<p>{words}</p>
			</Notice>
		</div>
	);
}
