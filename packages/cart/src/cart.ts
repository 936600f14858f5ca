import { isQuantity, MAX_QUANTITY, MIN_QUANTITY } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import type { Selection } from "@offizin/pricing";
import { isSameConfiguration } from "@offizin/solver";

/** One design at one revision, made one way, so many times. */
export interface CartLine extends Selection {
	readonly id: string;
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
}

/** `version` rises with every change, so that two tabs cannot overwrite each other unseen. */
export interface Cart {
	readonly id: string;
	readonly version: number;
	readonly lines: readonly CartLine[];
}

export type CartError =
	| { readonly code: "line_unknown"; readonly lineId: string }
	| {
			readonly code: "quantity_out_of_range";
			readonly quantity: number;
			readonly min: number;
			readonly max: number;
	  }
	| { readonly code: "cart_full"; readonly max: number };

export const MAX_CART_LINES = 50;

export function emptyCart(id: string): Cart {
	return { id, version: 0, lines: [] };
}

function changed(cart: Cart, lines: readonly CartLine[]): Result<Cart, never> {
	return ok({ ...cart, version: cart.version + 1, lines });
}

function checkQuantity(quantity: number): Result<number, CartError> {
	return isQuantity(quantity)
		? ok(quantity)
		: err({ code: "quantity_out_of_range", quantity, min: MIN_QUANTITY, max: MAX_QUANTITY });
}

function isSameProduct(a: CartLine, b: CartLine): boolean {
	return (
		a.designId === b.designId &&
		a.product === b.product &&
		isSameConfiguration(a.configuration, b.configuration)
	);
}

/**
 * Puts a line in, or replaces the line of the same design and configuration, which keeps its id and place (C1).
 * The configuration must have been checked by the catalogue.
 */
export function addLine(cart: Cart, line: CartLine): Result<Cart, CartError> {
	const quantity = checkQuantity(line.quantity);
	if (!quantity.ok) return quantity;
	const present = cart.lines.find((other) => isSameProduct(other, line));
	if (present) {
		const replaced = { ...line, id: present.id };
		return changed(
			cart,
			cart.lines.map((other) => (other === present ? replaced : other)),
		);
	}
	if (cart.lines.length >= MAX_CART_LINES) return err({ code: "cart_full", max: MAX_CART_LINES });
	return changed(cart, [...cart.lines, line]);
}

export function setQuantity(cart: Cart, lineId: string, quantity: number): Result<Cart, CartError> {
	if (!cart.lines.some(({ id }) => id === lineId)) return err({ code: "line_unknown", lineId });
	const checked = checkQuantity(quantity);
	if (!checked.ok) return checked;
	return changed(
		cart,
		cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
	);
}

export function removeLine(cart: Cart, lineId: string): Result<Cart, CartError> {
	const lines = cart.lines.filter(({ id }) => id !== lineId);
	if (lines.length === cart.lines.length) return err({ code: "line_unknown", lineId });
	return changed(cart, lines);
}
