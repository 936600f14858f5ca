import { buttonClass, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { OrderHelp } from "./order-help.tsx";
import styles from "./order-page.module.css";

/** The same for a number that does not exist and for a token that does not fit. */
export function UnknownOrder() {
	const t = useTranslations("order.unknown");
	return (
		<>
			<PageHead title={t("pageTitle")} />
			<meta name="referrer" content="no-referrer" />
			<header className={styles.head}>
				<Title level={1} size="hero">
					{t("title")}
				</Title>
				<p className={styles.mail}>{t("text")}</p>
			</header>
			<div className={styles.unknown}>
				<OrderHelp about="unknown" />
				<Link className={buttonClass("secondary")} to={paths.home}>
					{t("action")}
				</Link>
			</div>
		</>
	);
}
