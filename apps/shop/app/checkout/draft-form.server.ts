import { parseWithZod } from "@conform-to/zod/v4";
import { shippingTypes } from "@offizin/delivery";
import { paymentMethods } from "@offizin/orders";
import { z } from "zod";
import type { CheckoutDraft } from "./checkout-draft.ts";

// An empty field is no field for Conform, and no error here: packages/orders judges what is missing.
const text = z.string().default("");
const address = z
	.object({
		firstName: text,
		lastName: text,
		company: text,
		street: text,
		postalCode: text,
		city: text,
		country: text,
		postNumber: text,
	})
	.prefault({});

const addressStep = z.object({
	contact: z.object({ email: text, phone: text }).prefault({}),
	billing: address,
	shipping: address,
	isShippingElsewhere: z.boolean().default(false),
	isGift: z.boolean().default(false),
	giftMessage: text,
});
const shipping = z.enum(shippingTypes).default("standard");
const payment = z.enum(["", ...paymentMethods]).default("");

/** Shape of a draft wherever it comes from outside: a cookie or a form. */
export const draftSchema: z.ZodType<CheckoutDraft> = addressStep.extend({
	pricedFor: text,
	shippingType: shipping,
	sameDay: z.boolean().default(false),
	payment,
});

type AddressStep = z.output<typeof addressStep>;
/** A way of sending as a form names it: "express", "standard+sameDay". */
const way = z
	.string()
	.default("standard")
	.transform((value) => value.split("+"))
	.pipe(z.tuple([z.enum(shippingTypes)], z.literal("sameDay")));

/** What step one posts; undefined when it is not that form at all. */
export function parseAddressStep(form: FormData): AddressStep | undefined {
	const submission = parseWithZod(form, { schema: addressStep });
	return submission.status === "success" ? submission.value : undefined;
}

export type PaymentStep = Pick<CheckoutDraft, "shippingType" | "sameDay" | "payment">;

/** What step two posts: a way of sending, and a payment method, "" when none was chosen. */
export function parsePaymentStep(form: FormData): PaymentStep | undefined {
	const submission = parseWithZod(form, { schema: z.object({ way, payment }) });
	if (submission.status !== "success") return undefined;
	const [shippingType, ...more] = submission.value.way;
	return { shippingType, sameDay: more.length > 0, payment: submission.value.payment };
}
