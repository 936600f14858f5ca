import type { OfficeOrder } from "@offizin/contract";
import { Panel } from "#app/controls/panel.tsx";
import { dayOf, formatDay } from "#app/dates/german-date.ts";
import styles from "./order-people.module.css";

const countries = new Intl.DisplayNames("de", { type: "region" });

function PostalAddress({ address }: { readonly address: OfficeOrder["billing"] }) {
	const { company, firstName, lastName, street, postalCode, city, country } = address;
	const lines = [company, `${firstName} ${lastName}`, street, `${postalCode} ${city}`, countries.of(country)];
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
	const { contact, billing, shipping, contactRemovedAt } = order;
	return (
		<Panel title="Kontakt und Anschrift">
			{contactRemovedAt ? (
				<p>
					E-Mail-Adresse, Telefon und Lieferanschrift gelöscht am{" "}
					{formatDay(dayOf(new Date(contactRemovedAt)))}. Was die Rechnung braucht, ist noch da.
				</p>
			) : (
				<p className={styles.contact}>
					<a href={`mailto:${contact.email}`}>{contact.email}</a>
					{contact.phone ? <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>{contact.phone}</a> : null}
				</p>
			)}
			<h3>{addressTitle(order)}</h3>
			<PostalAddress address={shipping ?? billing} />
			{shipping ? (
				<>
					<h3>Rechnungsanschrift</h3>
					<PostalAddress address={billing} />
				</>
			) : null}
		</Panel>
	);
}

function addressTitle({ shipping, contactRemovedAt }: OfficeOrder): string {
	if (shipping) return contactRemovedAt ? "Land der Lieferung" : "Lieferanschrift";
	return contactRemovedAt ? "Rechnungsanschrift" : "Liefer- und Rechnungsanschrift";
}
