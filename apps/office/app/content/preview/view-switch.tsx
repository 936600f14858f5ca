import { useTranslations } from "use-intl";
import styles from "./view-switch.module.css";

interface ViewSwitchProps<View extends string> {
	readonly views: readonly View[];
	readonly shown: View;
	readonly onShow: (view: View) => void;
}

/** Chooses what is seen where there is not room for everything. */
export function ViewSwitch<View extends "edit" | "desktop" | "phone">(props: ViewSwitchProps<View>) {
	const { views, shown, onShow } = props;
	const t = useTranslations("content.story");
	const words = { edit: t("view.edit"), desktop: t("view.desktop"), phone: t("view.phone") };
	return (
		<fieldset className={styles.views} aria-label={t("views")}>
			{views.map((view) => (
				<button key={view} type="button" aria-pressed={view === shown} onClick={() => onShow(view)}>
					{words[view]}
				</button>
			))}
		</fieldset>
	);
}
