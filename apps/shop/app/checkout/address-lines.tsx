import type { Address } from "@offizin/orders";
import { useTranslations } from "use-intl";

type ShownAddress = Omit<Address, "company"> & { readonly company?: string | undefined };

/** An address as it stands on the parcel. */
export function AddressLines({ address }: { readonly address: ShownAddress }) {
	const t = useTranslations("checkout");
	const { firstName, lastName, company, street, postalCode, city, country } = address;
	return (
		<address>
			{firstName} {lastName}
			<br />
			{company ? (
				<>
					{company}
					<br />
				</>
			) : null}
			{street}
			<br />
			{postalCode} {city}
			<br />
			{t(`country.${country as "DE"}`)}
		</address>
	);
}
