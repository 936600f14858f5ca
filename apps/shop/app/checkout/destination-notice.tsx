import { formatMoney } from "@offizin/money";
import { Notice, Table } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import { useDestination } from "#app/use-destination.ts";
import styles from "./address-page.module.css";
import type { DestinationChange, DestinationTerms } from "./destination-change.ts";
import { useFocusOn } from "./error-summary.tsx";

/** What changes with another country of delivery. Takes focus; the button below goes on with it. */
export function DestinationNotice({ change }: { readonly change: DestinationChange }) {
	const t = useTranslations("checkout");
	const locale = useLocale();
	const box = useFocusOn<HTMLDivElement>(change);
	const { before, after } = change;
	const rows = [
		[t("move.goods"), ({ cart }: DestinationTerms) => formatMoney(cart.subtotal, locale)],
		[t("move.shipping"), ({ cart }: DestinationTerms) => formatMoney(cart.shipping, locale)],
		[t("move.total"), ({ cart }: DestinationTerms) => formatMoney(cart.total, locale)],
		[t("move.vat"), ({ cart }: DestinationTerms) => cart.vat.map(({ rate }) => percent(rate)).join(", ")],
		[
			t("move.delivery"),
			({ cart }: DestinationTerms) => (cart.delivery ? formatDay(cart.delivery, locale) : "–"),
		],
	] as const;
	const title = t("move.title", { destination: useDestination(after.country) });
	return (
		<div ref={box} tabIndex={-1}>
			<Notice kind="plain" role="alert">
				<h2>{title}</h2>
				<Table caption={title} className={styles.terms}>
					<thead>
						<tr>
							<td />
							<th scope="col" data-number>
								{t(`country.${before.country as "DE"}`)}
							</th>
							<th scope="col" data-number>
								{t(`country.${after.country as "DE"}`)}
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(([name, value]) => (
							<tr key={name} data-changed={value(before) !== value(after) || undefined}>
								<th scope="row">{name}</th>
								<td data-number>{value(before)}</td>
								<td data-number>{value(after)}</td>
							</tr>
						))}
					</tbody>
				</Table>
			</Notice>
		</div>
	);

	function percent(rate: number): string {
		return t("move.rate", { rate: rate / 10 });
	}
}
