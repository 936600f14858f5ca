import { parseWithZod } from "@conform-to/zod/v4";
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
const payment = z.enum(["", ...paymentMethods]).default("");

/** Shape of a draft wherever it comes from outside: a cookie or a form. */
export const draftSchema: z.ZodType<CheckoutDraft> = addressStep.extend({ payment });

/** What step one posts; undefined when it is not that form at all. */
export function parseAddressStep(form: FormData): Omit<CheckoutDraft, "payment"> | undefined {
	const submission = parseWithZod(form, { schema: addressStep });
	return submission.status === "success" ? submission.value : undefined;
}

/** What step two posts: a payment method, "" when none was chosen. */
export function parsePaymentStep(form: FormData): CheckoutDraft["payment"] | undefined {
	const submission = parseWithZod(form, { schema: z.object({ payment }) });
	return submission.status === "success" ? submission.value.payment : undefined;
}
