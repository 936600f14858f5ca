import { Link } from "react-router";
import { useTranslations } from "use-intl";
import empty from "#app/order-list/no-orders.module.css";
import { paths } from "#app/paths.ts";

/** Instead of an order that does not exist. */
export function OrderMissing({ number }: { readonly number: string }) {
	const t = useTranslations("orderPage");
	return (
		<div className={empty.empty}>
			<h1>{t("missing", { number })}</h1>
			<p>{t("missingHelp")}</p>
			<Link to={paths.orders}>{t("toOrders")}</Link>
		</div>
	);
}
