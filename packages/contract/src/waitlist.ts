import { z } from "zod";
import { refusals } from "./error.ts";
import { jsonBody, reply, route } from "./route.ts";
import { emailSchema, productSchema } from "./values.ts";

const tokenSchema = z.strictObject({
	/** As the link of the mail carries it. */
	token: z.string().max(200).meta({ example: "8Jq0bQp3V1m8n2d5r7s9tw.4fK0…" }),
});
const aboutSchema = z.object({ product: productSchema });

export const joinWaitlist = route({
	method: "post",
	path: "/web-api/waitlist",
	summary: "Ask to hear when a product can be designed; counts once the link of the mail is followed",
	tags: ["waitlist"],
	request: {
		body: jsonBody(
			z.strictObject({
				email: emailSchema,
				product: productSchema,
			}),
		),
	},
	responses: {
		200: reply(aboutSchema, "The same whether or not the address was known."),
		...refusals,
	},
});

export const confirmWaitlist = route({
	method: "post",
	path: "/web-api/waitlist/confirmations",
	summary: "Confirm what was asked for, by the token of the mail",
	tags: ["waitlist"],
	request: { body: jsonBody(tokenSchema) },
	responses: { 200: reply(aboutSchema, "We will tell, about this product."), ...refusals },
});

export const leaveWaitlist = route({
	method: "post",
	path: "/web-api/waitlist/departures",
	summary: "Take the address off the list, by the token of the mail",
	tags: ["waitlist"],
	request: { body: jsonBody(tokenSchema) },
	responses: {
		200: reply(z.object({}), "Nothing is stored any more; the same if nothing was."),
		...refusals,
	},
});
