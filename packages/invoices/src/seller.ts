import { type ChannelKey, channels, operator, SWISS_VAT_ID } from "@offizin/sites";

/** Who sells, as it was when a document was issued (§ 14 (4) no. 1 and 2 UStG, § 35a GmbHG). */
export interface Seller {
	readonly company: string;
	readonly brand: string;
	readonly street: string;
	readonly postalCode: string;
	readonly city: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly managers: string;
	readonly register: string;
	readonly vatId: string;
	/** Under which it is registered for VAT in Switzerland and Liechtenstein (Art. 26 MWSTG). */
	readonly swissVatId: string;
	readonly phone: string;
	readonly mail: string;
	readonly bank: { readonly name: string; readonly iban: string; readonly bic: string };
}

export function sellerOf(channel: ChannelKey): Seller {
	const { company, street, postalCode, city, countryCode, managers, register, vatId, phone, bank } = operator;
	const { name, mail } = channels[channel];
	return {
		...{ company, brand: name, street, postalCode, city, country: countryCode, managers, register },
		...{ vatId, swissVatId: SWISS_VAT_ID, phone, mail, bank },
	};
}
