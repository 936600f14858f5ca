import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { BirdMark } from "#app/layout/marks.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./samples-tile.module.css";

/** Fills the last row of cards: what is seen can be felt. */
export function SamplesTile() {
	const t = useTranslations("nav");
	return (
		<Link className={styles.tile} to={paths.samples}>
			<span className={styles.bird}>
				<BirdMark size={64} />
			</span>
			<span className={styles.words}>{t("samplesFirst")}</span>
			<span className={styles.way}>
				{t("samples")} <Icon name="arrow" />
			</span>
		</Link>
	);
}
