import type { OrderView } from "@offizin/contract";
import { useTranslations } from "use-intl";
import { AddressLines } from "#app/checkout/address-lines.tsx";
import { GiftLines } from "#app/checkout/gift-lines.tsx";
import styles from "./order-page.module.css";

/** Where it goes, who pays, whom we write to. */
export function OrderDetails({ order }: { readonly order: OrderView }) {
	const t = useTranslations("checkout");
	const { contact, billing, shipping, gift } = order;
	return (
		<section className={styles.details} aria-labelledby="angaben">
			<h2 id="angaben">
				<DetailsTitle />
			</h2>
			<h3>{t("address.contact")}</h3>
			<p>{contact.email}</p>
			{contact.phone ? <p>{contact.phone}</p> : null}
			<h3>{t("address.billing")}</h3>
			<AddressLines address={billing} />
			<h3>{t("address.shipping")}</h3>
			{shipping ? <AddressLines address={shipping} /> : <p>{t("review.sameAddress")}</p>}
			{gift ? (
				<>
					<h3>{t("gift.title")}</h3>
					<GiftLines gift={gift} />
				</>
			) : null}
		</section>
	);
}

function DetailsTitle() {
	return <>{useTranslations("order")("details")}</>;
}
