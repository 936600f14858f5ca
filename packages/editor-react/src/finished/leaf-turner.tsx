import { useHost } from "../editor-context.tsx";
import styles from "./finished.module.css";
import type { Hold, View } from "./views.ts";

export interface LeafTurnerProps {
	/** From front to back, one for each leaf. */
	readonly views: readonly View[];
	readonly hold: Hold;
	readonly nameOf: (view: View) => string;
	readonly onTurn: (view: View) => void;
}

/** Turns the leaves of a booklet over one by one, and says which pages lie open. */
export function LeafTurner({ views, hold, nameOf, onTurn }: LeafTurnerProps) {
	const { t } = useHost();
	const at = Math.round(hold.share * (views.length - 1));
	const [before, open, next] = [views[at - 1], views[at], views[at + 1]];
	return (
		<fieldset className={styles.leaves}>
			<legend className="visually-hidden">{t("finished.leaves")}</legend>
			<button
				type="button"
				className={styles.view}
				aria-disabled={before === undefined}
				onClick={() => before && onTurn(before)}
			>
				{t("finished.leafBack")}
			</button>
			<span className={styles.lying}>{open ? nameOf(open) : ""}</span>
			<button
				type="button"
				className={styles.view}
				aria-disabled={next === undefined}
				onClick={() => next && onTurn(next)}
			>
				{t("finished.leafOn")}
			</button>
		</fieldset>
	);
}
