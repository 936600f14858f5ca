import { buttonClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "./foreign-design.module.css";

/** A design that is not there or not this visitor's: says so, and how to go on. */
export function ForeignDesign() {
	const t = useTranslations();
	return (
		<div className={styles.page}>
			<PageHead title={t("foreignDesign.pageTitle")} />
			<h1 className={styles.title}>{t("foreignDesign.title")}</h1>
			<p>{t("foreignDesign.text")}</p>
			<p className={styles.ways}>
				{/* The same page, without the design that was asked for. */}
				<a className={buttonClass()} href="." rel="external">
					{t("foreignDesign.again")}
				</a>
				<Link className={buttonClass("quiet")} to={paths.cards}>
					{t("action.allCards")}
				</Link>
			</p>
		</div>
	);
}
