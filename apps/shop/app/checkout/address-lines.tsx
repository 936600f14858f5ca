import { addressLines, type ShownAddress } from "@offizin/orders";
import { Fragment } from "react";
import { useTranslations } from "use-intl";

/** An address as it stands on the parcel. */
export function AddressLines({ address }: { readonly address: ShownAddress }) {
	const t = useTranslations("checkout");
	return (
		<address>
			{addressLines(address).map((line) => (
				<Fragment key={line}>
					{line}
					<br />
				</Fragment>
			))}
			{t(`country.${address.country as "DE"}`)}
		</address>
	);
}
