import type { ShopContext } from "@offizin/contract";
import { createCookie } from "react-router";
import { z } from "zod";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { draftSchema } from "./draft-form.server.ts";

/**
 * What a checkout remembers between its pages: the draft, later the page of the order it became. It stays with the
 * browser that typed it, readable by the server alone and by no page but the checkout. It is not signed, since a forged
 * one deceives only its forger: every step and the order itself check what they read.
 */
export interface CheckoutMemory {
	readonly draft?: CheckoutDraft | undefined;
	/** Where to send somebody who comes back after ordering. */
	readonly placed?: string | undefined;
	/** An order that is being paid elsewhere. */
	readonly paying?: PayingOrder | undefined;
}

export interface PayingOrder {
	readonly number: string;
	readonly token: string;
}

const memorySchema = z.object({
	draft: draftSchema.optional(),
	placed: z.string().startsWith("/bestellung/").optional(),
	paying: z.object({ number: z.string().max(40), token: z.string().max(200) }).optional(),
});

const KEPT_SECONDS = 2 * 3600;
/** Browsers drop a cookie above 4096 bytes with its name and attributes, without a word. */
const MAX_VALUE = 3800;

const cookie = createCookie("checkout", {
	httpOnly: true,
	sameSite: "lax",
	maxAge: KEPT_SECONDS,
});

export async function readMemory(request: Request): Promise<CheckoutMemory> {
	const stored: unknown = await cookie.parse(request.headers.get("cookie"));
	const memory = memorySchema.safeParse(stored);
	return memory.success ? memory.data : {};
}

/**
 * Headers that store it, none when it is too large for a cookie. Addresses within the limits of packages/orders fit,
 * even all in letters of two bytes.
 */
export async function memoryHeaders(
	memory: CheckoutMemory,
	{ origin, prefix, platform }: Pick<ShopContext, "origin" | "prefix" | "platform">,
): Promise<HeadersInit> {
	const path = `${prefix}${platform}/kasse`;
	const value = await cookie.serialize(memory, { path, secure: origin.startsWith("https:") });
	return value.length > MAX_VALUE ? {} : { "Set-Cookie": value };
}
