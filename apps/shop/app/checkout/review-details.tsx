import type { CartView } from "@offizin/contract";
import { textLinkClass } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { AddressLines } from "./address-lines.tsx";
import { type CheckoutDraft, recipientOf } from "./checkout-draft.ts";
import { GiftLines } from "./gift-lines.tsx";
import styles from "./review-page.module.css";
import { chosenWay, wayName } from "./shipping-choice.tsx";

/** What was entered, each with the way to change it. */
export function ReviewDetails({ cart, draft }: { readonly cart: CartView; readonly draft: CheckoutDraft }) {
	const t = useTranslations("checkout");
	const way = chosenWay(cart);
	const { contact, billing, shipping, gift } = recipientOf(draft);
	return (
		<>
			<Detail title={t("address.contact")} to={paths.checkout} change={t("review.changeContact")}>
				<p>{contact.email}</p>
				{contact.phone ? <p>{contact.phone}</p> : null}
			</Detail>
			<Detail title={t("address.billing")} to={paths.checkout} change={t("review.changeBilling")}>
				<AddressLines address={billing} />
			</Detail>
			<Detail title={t("address.shipping")} to={paths.checkout} change={t("review.changeShipping")}>
				{shipping ? <AddressLines address={shipping} /> : <p>{t("review.sameAddress")}</p>}
			</Detail>
			{gift ? (
				<Detail title={t("gift.title")} to={paths.checkout} change={t("gift.change")}>
					<GiftLines gift={gift} />
				</Detail>
			) : null}
			{way ? (
				<Detail title={t("payment.shipping")} to={paths.payment} change={t("review.changeWay")}>
					<p>{wayName(way)}</p>
				</Detail>
			) : null}
			<Detail title={t("payment.method")} to={paths.payment} change={t("review.changePayment")}>
				{draft.payment ? <p>{t(`payment.${draft.payment}`)}</p> : null}
			</Detail>
		</>
	);
}

interface DetailProps {
	readonly title: string;
	readonly to: string;
	/** Spoken name of the link, which shows only „Ändern“. */
	readonly change: string;
	readonly children: ReactNode;
}

function Detail({ title, to, change, children }: DetailProps) {
	const t = useTranslations("checkout.review");
	return (
		<section className={styles.detail}>
			<h2>{title}</h2>
			<Link className={textLinkClass()} to={to} aria-label={change}>
				{t("change")}
			</Link>
			<div>{children}</div>
		</section>
	);
}
