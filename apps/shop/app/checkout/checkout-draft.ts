import type { OrderView } from "@offizin/contract";
import type { ShippingType } from "@offizin/delivery";
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
	"postNumber",
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
	/** The country whose prices were shown; another one is agreed to before it counts. */
	readonly pricedFor: string;
	readonly shippingType: ShippingType;
	readonly sameDay: boolean;
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
		postNumber: "",
	};
	return {
		contact: { email: "", phone: "" },
		billing: address,
		shipping: address,
		isShippingElsewhere: false,
		isGift: false,
		giftMessage: "",
		pricedFor: country,
		shippingType: "standard",
		sameDay: false,
		payment: "",
	};
}

/** Where the parcel goes. */
export function destinationOf({ billing, shipping, isShippingElsewhere }: CheckoutDraft): AddressValues {
	return isShippingElsewhere ? shipping : billing;
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

function addressOf({ company, postNumber, ...rest }: AddressValues): Address {
	return {
		...rest,
		...(company.trim() ? { company } : {}),
		...(postNumber.trim() ? { postNumber } : {}),
	};
}
