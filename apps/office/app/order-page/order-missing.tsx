import { EmptyState, textLinkClass } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";

/** Instead of an order that does not exist. */
export function OrderMissing({ number }: { readonly number: string }) {
	const t = useTranslations("orderPage");
	return (
		<EmptyState level={1} title={t("missing", { number })}>
			<p>{t("missingHelp")}</p>
			<Link className={textLinkClass()} to={paths.orders}>
				{t("toOrders")}
			</Link>
		</EmptyState>
	);
}
