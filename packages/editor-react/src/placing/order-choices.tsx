import type { DesignElement } from "@offizin/design";
import type { Step } from "@offizin/editor";
import { useHost } from "../editor-context.tsx";
import styles from "./arrange-menu.module.css";
import { useArranging } from "./use-arranging.ts";

const steps: readonly Step[] = ["front", "forward", "backward", "back"];

/** What lies above what. */
export function OrderChoices({ elements }: { readonly elements: readonly DesignElement[] }) {
	const { t } = useHost();
	const arranging = useArranging();
	const ids = elements.map(({ id }) => id);
	return (
		<fieldset className={styles.group}>
			<legend>{t("placing.order")}</legend>
			<div className={styles.pairs}>
				{steps.map((step) => (
					<button
						key={step}
						type="button"
						className={styles.word}
						onClick={() => arranging.reorder(ids, step)}
					>
						{t(`placing.step.${step}`)}
					</button>
				))}
			</div>
		</fieldset>
	);
}
