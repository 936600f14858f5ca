import { buttonClass, Title } from "@offizin/ui";
import { isRouteErrorResponse } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./plain-page.module.css";
import { RegisterMark } from "./register-mark.tsx";

/** Instead of a page that broke or does not exist. Its links load anew: what broke is gone with that. */
export function ErrorPage({ error }: { readonly error: unknown }) {
	const t = useTranslations("layout");
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	const title = t(isMissing ? "missing" : "broken");
	return (
		<main className={styles.page}>
			<title>{t("pageTitle", { title })}</title>
			<RegisterMark size={40} />
			<Title level={1} size="page">
				{title}
			</Title>
			{isMissing ? null : (
				<>
					<p>{t("brokenText")}</p>
					<pre>{error instanceof Error ? error.message : String(error)}</pre>
				</>
			)}
			<a href="/office/" className={buttonClass("primary")}>
				{t("toOrders")}
			</a>
		</main>
	);
}
