import type { OfficeOrder } from "@offizin/contract";
import { Panel } from "#app/controls/panel.tsx";
import styles from "./order-people.module.css";

const countries = new Intl.DisplayNames("de", { type: "region" });

function PostalAddress({ address }: { readonly address: OfficeOrder["billing"] }) {
	const { company, firstName, lastName, street, postalCode, city, country } = address;
	const lines = [company, `${firstName} ${lastName}`, street, `${postalCode} ${city}`, countries.of(country)];
	return (
		<address className={styles.address}>
			{lines.filter(Boolean).map((line) => (
				<span key={line}>{line}</span>
			))}
		</address>
	);
}

/** Who ordered, where the parcel and the invoice go. */
export function OrderPeople({ order: { contact, billing, shipping } }: { readonly order: OfficeOrder }) {
	return (
		<Panel title="Kontakt und Anschrift">
			<p className={styles.contact}>
				<a href={`mailto:${contact.email}`}>{contact.email}</a>
				{contact.phone ? <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>{contact.phone}</a> : null}
			</p>
			<h3>{shipping ? "Lieferanschrift" : "Liefer- und Rechnungsanschrift"}</h3>
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
