import { buttonClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import styles from "./panel-form.module.css";
import type { PanelView } from "./panel-view.server.ts";
import { ToCartButton } from "./to-cart-button.tsx";

export interface PanelActionProps {
	readonly view: Pick<PanelView, "configurator" | "isSoldAsChosen" | "price">;
	/** There is a draft to go on with: this would begin another one. */
	readonly isBegun: boolean;
}

/** The one action. On a phone it waits at the thumb beside the price. */
export function PanelAction({ view: { configurator, isSoldAsChosen, price }, isBegun }: PanelActionProps) {
	const t = useTranslations();
	const total = (
		<span className={styles.total} aria-hidden="true">
			{price.total}
		</span>
	);
	if (isSoldAsChosen) {
		return (
			<div className={styles.action}>
				{total}
				<ToCartButton />
			</div>
		);
	}
	if (configurator) {
		return (
			<div className={styles.action}>
				{total}
				<Link
					className={buttonClass(isBegun ? "secondary" : "primary")}
					to={configurator.to}
					data-files={configurator.files.join(" ") || undefined}
				>
					{t(isBegun ? "draft.begin" : "action.design")}
				</Link>
			</div>
		);
	}
	return null;
}
