import type { OrderView } from "@offizin/contract";
import { textLinkClass } from "@offizin/ui";
import { formatDayShort } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import styles from "./order-page.module.css";

/** Invoice and credit notes to download, once there are any. */
export function OrderDocuments({ documents }: Pick<OrderView, "documents">) {
	const t = useTranslations("order.documents");
	const locale = useLocale();
	if (documents.length === 0) return null;
	return (
		<section className={styles.details} aria-labelledby="belege">
			<h2 id="belege">{t("title")}</h2>
			{documents.map(({ number, kind, issuedOn, href }) => (
				<p key={number}>
					<a href={href} className={textLinkClass("action")} download={`${number}.pdf`}>
						{t("download", { kind })}
					</a>
					<br />
					{t("of", { number, day: formatDayShort(issuedOn, locale) })}
				</p>
			))}
		</section>
	);
}
