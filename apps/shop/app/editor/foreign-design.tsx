import { buttonClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "./foreign-design.module.css";

interface ForeignDesignProps {
	/** Path prefix of the editor that it was opened in. */
	readonly configurator: string;
	readonly templateId: string;
}

/** A design that is not there or not this visitor's: says so, and how to go on. */
export function ForeignDesign({ configurator, templateId }: ForeignDesignProps) {
	const t = useTranslations();
	const prefix = usePathPrefix();
	return (
		<div className={styles.page}>
			<PageHead title={t("foreignDesign.pageTitle")} />
			<h1 className={styles.title}>{t("foreignDesign.title")}</h1>
			<p>{t("foreignDesign.text")}</p>
			<p className={styles.ways}>
				<a
					className={buttonClass()}
					href={`${prefix}${configurator}/${encodeURIComponent(templateId)}/`}
					rel="external"
				>
					{t("foreignDesign.again")}
				</a>
				<Link className={buttonClass("quiet")} to={paths.cards}>
					{t("action.allCards")}
				</Link>
			</p>
		</div>
	);
}
