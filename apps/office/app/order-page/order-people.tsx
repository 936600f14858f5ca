import type { OfficeOrder } from "@offizin/contract";
import { Panel } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { dayOf } from "#app/dates/berlin-day.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./order-people.module.css";

function PostalAddress({ address }: { readonly address: OfficeOrder["billing"] }) {
	const formats = useFormats();
	const { company, firstName, lastName, street, postalCode, city, country } = address;
	const lines = [
		company,
		`${firstName} ${lastName}`,
		street,
		`${postalCode} ${city}`,
		formats.country(country),
	];
	return (
		<address className={styles.address}>
			{lines
				.filter((line) => line?.trim())
				.map((line) => (
					<span key={line}>{line}</span>
				))}
		</address>
	);
}

/** Who ordered, where the parcel and the invoice go, as far as it is still kept. */
export function OrderPeople({ order }: { readonly order: OfficeOrder }) {
	const t = useTranslations("orderPage.people");
	const formats = useFormats();
	const { contact, billing, shipping, gift, contactRemovedAt } = order;
	return (
		<Panel title={t("title")}>
			{contactRemovedAt ? (
				<p>{t("removed", { day: formats.day(dayOf(new Date(contactRemovedAt))) })}</p>
			) : (
				<p className={styles.contact}>
					<a href={`mailto:${contact.email}`}>{contact.email}</a>
					{contact.phone ? <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>{contact.phone}</a> : null}
				</p>
			)}
			<h3>{t(addressTitle(order))}</h3>
			<PostalAddress address={shipping ?? billing} />
			{gift ? (
				<>
					<h3>{t("gift")}</h3>
					{gift.message ? (
						<figure className={styles.gift}>
							<figcaption>{t("message")}</figcaption>
							<blockquote>{gift.message}</blockquote>
						</figure>
					) : null}
				</>
			) : null}
			{shipping ? (
				<>
					<h3>{t("billing")}</h3>
					<PostalAddress address={billing} />
				</>
			) : null}
		</Panel>
	);
}

function addressTitle({ shipping, contactRemovedAt }: OfficeOrder) {
	if (shipping) return contactRemovedAt ? "country" : "shipping";
	return contactRemovedAt ? "billing" : "both";
}
