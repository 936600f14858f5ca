import { buttonClass, EmptyState } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { BirdMark, CornerMark } from "#app/layout/marks.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useShop } from "#app/site.ts";
import styles from "./my-designs-page.module.css";

/** Nothing begun yet: in the words and with the mark of the brand. */
export function NoDesigns() {
	const t = useTranslations("myDesigns");
	const isWall = useShop().site.channel === "bildwand";
	return (
		<div className={styles.empty}>
			{isWall ? <CornerMark size={96} /> : <BirdMark size={120} />}
			<EmptyState title={t(isWall ? "emptyWall" : "empty")}>
				<p>{t(isWall ? "emptyWallHint" : "emptyHint")}</p>
				<Link className={buttonClass("primary")} to={isWall ? paths.wallPictures : paths.wedding}>
					{t(isWall ? "browseWall" : "browse")}
				</Link>
			</EmptyState>
		</div>
	);
}
