import type { OfficeOrder } from "@offizin/contract";
import { addressLines } from "@offizin/orders";
import { Panel } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useMay } from "#app/api/use-may.ts";
import { dayOf } from "#app/dates/berlin-day.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./order-people.module.css";

function PostalAddress({ address }: { readonly address: OfficeOrder["billing"] }) {
	const formats = useFormats();
	const lines = [...addressLines(address), formats.country(address.country)];
	return (
		<address className={styles.address}>
			{lines.map((line) => (
				<span key={line}>{line}</span>
			))}
		</address>
	);
}

/** Who ordered, where the parcel and the invoice go, as far as it is still kept. */
export function OrderPeople({ order }: { readonly order: OfficeOrder }) {
	const t = useTranslations("orderPage.people");
	const formats = useFormats();
	const mayReadFiles = useMay("files.read");
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
			<p>{sentHow(order)}</p>
			{gift ? (
				<>
					<h3>{t("gift")}</h3>
					{gift.message ? (
						<figure className={styles.gift}>
							<figcaption>{t("message")}</figcaption>
							<blockquote>{gift.message}</blockquote>
							{mayReadFiles ? (
								<a href={`/office-api/orders/${order.number}/gift-card.pdf`} download>
									{t("giftCard")}
								</a>
							) : null}
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

/** "Expressversand": the names of what sending is charged for. */
function sentHow({ charges }: OfficeOrder): string {
	return charges
		.filter(({ code }) => code.startsWith("shipping."))
		.map(({ name }) => name)
		.join(", ");
}

function addressTitle({ shipping, contactRemovedAt }: OfficeOrder) {
	if (shipping) return contactRemovedAt ? "country" : "shipping";
	return contactRemovedAt ? "billing" : "both";
}
