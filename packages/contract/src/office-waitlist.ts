import { channelKeys } from "@offizin/sites";
import { z } from "zod";
import { officeAddresses } from "./addresses.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";
import { productSchema } from "./values.ts";

const openingSchema = z.object({ product: productSchema, channel: z.enum(channelKeys) });

const waitingSchema = openingSchema.extend({
	name: z.string(),
	channelName: z.string(),
	/** Addresses that will be told. */
	confirmed: z.int(),
	/** Addresses that have not answered the mail that asks them. */
	unconfirmed: z.int(),
	/** Whether it can be designed, so that there is something to tell. */
	isOpen: z.boolean(),
});
export type OfficeWaiting = z.infer<typeof waitingSchema>;

export const officeListWaiting = route({
	...officeAddresses.officeListWaiting,
	summary: "Every product of every brand with how many wait for it",
	tags: ["office"],
	responses: { 200: reply(z.object({ items: z.array(waitingSchema) }), "Who waits."), ...staffRefusals },
});

export const officeAnnounceOpening = route({
	...officeAddresses.officeAnnounceOpening,
	summary: "Tell everybody who waits for a product that it can be designed, once",
	tags: ["office"],
	request: { body: jsonBody(openingSchema) },
	responses: {
		200: reply(z.object({ told: z.int() }), "How many mails were ordered; none for who was told before."),
		...staffRefusals,
	},
});
