import type { OrderView } from "@offizin/contract";
import type { Address } from "@offizin/orders";

export type PaymentMethod = OrderView["payment"]["method"];

export const addressFields = [
	"firstName",
	"lastName",
	"company",
	"street",
	"postalCode",
	"city",
	"country",
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;

/** What has been typed so far, as typed: every field is there, nothing need be right. */
export interface CheckoutDraft {
	readonly contact: { readonly email: string; readonly phone: string };
	readonly billing: AddressValues;
	readonly shipping: AddressValues;
	/** Whether `shipping` counts; it is kept when somebody changes their mind. */
	readonly isShippingElsewhere: boolean;
	/** Whether the parcel is a gift, and what its card says; the message is kept when somebody changes their mind. */
	readonly isGift: boolean;
	readonly giftMessage: string;
	readonly payment: PaymentMethod | "";
}

export function emptyDraft(country: string): CheckoutDraft {
	const address: AddressValues = {
		firstName: "",
		lastName: "",
		company: "",
		street: "",
		postalCode: "",
		city: "",
		country,
	};
	return {
		contact: { email: "", phone: "" },
		billing: address,
		shipping: address,
		isShippingElsewhere: false,
		isGift: false,
		giftMessage: "",
		payment: "",
	};
}

/** Contact, addresses and gift as the checkout door wants them: what is empty and optional is left out. */
export function recipientOf(draft: CheckoutDraft) {
	const { email, phone } = draft.contact;
	return {
		contact: phone.trim() ? { email, phone } : { email },
		billing: addressOf(draft.billing),
		...(draft.isShippingElsewhere ? { shipping: addressOf(draft.shipping) } : {}),
		...(draft.isGift ? { gift: draft.giftMessage.trim() ? { message: draft.giftMessage } : {} } : {}),
	};
}

function addressOf({ company, ...rest }: AddressValues): Address {
	return company.trim() ? { ...rest, company } : rest;
}
