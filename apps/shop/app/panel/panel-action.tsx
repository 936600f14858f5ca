import { buttonClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { ActionBar } from "./action-bar.tsx";
import type { PanelView } from "./panel-view.server.ts";
import { ToCartButton } from "./to-cart-button.tsx";

export interface PanelActionProps {
	readonly view: Pick<PanelView, "configurator" | "isSoldAsChosen" | "price">;
	/** There is a draft to go on with: this would begin another one. */
	readonly isBegun: boolean;
}

/** What leads on from what is chosen: into the cart, or to where it is designed. */
export function PanelAction({ view: { configurator, isSoldAsChosen, price }, isBegun }: PanelActionProps) {
	const t = useTranslations();
	if (isSoldAsChosen) {
		return (
			<ActionBar total={price.total}>
				<ToCartButton />
			</ActionBar>
		);
	}
	if (!configurator) return null;
	return (
		<ActionBar total={price.total}>
			<Link
				className={buttonClass(isBegun ? "secondary" : "primary")}
				to={configurator.to}
				data-files={configurator.files.join(" ") || undefined}
			>
				{t(isBegun ? "draft.begin" : "action.design")}
			</Link>
		</ActionBar>
	);
}
