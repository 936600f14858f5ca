import { isQuantity, MAX_QUANTITY, MIN_QUANTITY } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { isSameConfiguration } from "@offizin/solver";
import { type CartLine, type IntendedCounts, isDesigned, isPrinted } from "./cart-line.ts";

/** `version` rises with every change, so that two tabs cannot overwrite each other unseen. */
export interface Cart {
	readonly id: string;
	readonly version: number;
	readonly lines: readonly CartLine[];
	/** The code of a voucher, as `normaliseVoucherCode` writes it. */
	readonly voucher?: string;
}

export type CartError =
	| { readonly code: "line_unknown"; readonly lineId: string }
	| {
			readonly code: "quantity_out_of_range";
			readonly quantity: number;
			readonly min: number;
			readonly max: number;
	  }
	/** As many copies as guests: the list is changed in the design. */
	| { readonly code: "quantity_by_guests"; readonly guests: number }
	/** As many prints as the set counts: it is changed where they are chosen. */
	| { readonly code: "quantity_by_prints"; readonly prints: number }
	| { readonly code: "cart_full"; readonly max: number };

export const MAX_CART_LINES = 50;

export function emptyCart(id: string): Cart {
	return { id, version: 0, lines: [] };
}

function changed(cart: Cart, lines: readonly CartLine[]): Result<Cart, never> {
	return ok({ ...cart, version: cart.version + 1, lines });
}

/** The line so many times; a gift voucher is bought once, another one is a line of its own. */
function times(line: CartLine, quantity: number): Result<CartLine, CartError> {
	const max = line.item === "voucher" ? 1 : MAX_QUANTITY;
	if (!isQuantity(quantity) || quantity > max) {
		return err({ code: "quantity_out_of_range", quantity, min: MIN_QUANTITY, max });
	}
	return ok(line.item === "voucher" ? line : { ...line, quantity });
}

function isSameItem(a: CartLine, b: CartLine): boolean {
	if (a.item === "article" && b.item === "article") return a.sku === b.sku;
	// A set is in the cart once: how its photos are cropped says nothing of which set it is.
	if (a.item === "design" && b.item === "design" && a.isSet && b.isSet) return a.designId === b.designId;
	return (
		isPrinted(a) &&
		isPrinted(b) &&
		a.item === b.item &&
		designOf(a) === designOf(b) &&
		a.product === b.product &&
		isSameConfiguration(a.configuration, b.configuration)
	);
}

function designOf(line: CartLine): string | undefined {
	return isDesigned(line) ? line.designId : undefined;
}

/**
 * Puts a line in, or replaces the line of the same design and configuration, which keeps its id and place (cart.C1);
 * more of an article or of a product as it is chosen is added to what is there (cart.C10). The configuration must have
 * been checked by the catalogue.
 */
export function addLine(cart: Cart, line: CartLine): Result<Cart, CartError> {
	const checked = times(line, line.quantity);
	if (!checked.ok) return checked;
	const present = cart.lines.find((other) => isSameItem(other, line));
	if (present?.item === "article" || present?.item === "product")
		return setQuantity(cart, present.id, present.quantity + line.quantity);
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

/**
 * One cart of two, as if every line of `other` were put into `cart` (cart.C11): nothing of either is lost, so what
 * adding would refuse is a line of its own.
 */
export function joinCarts(cart: Cart, other: Cart): Cart {
	let { lines } = cart;
	for (const line of other.lines) {
		const added = addLine({ ...cart, lines }, line);
		lines = added.ok ? added.value.lines : [...lines, line];
	}
	const voucher = cart.voucher ?? other.voucher;
	// Whoever has seen either cart has not seen this one.
	const version = Math.max(cart.version, other.version) + 1;
	return { ...cart, version, lines, ...(voucher === undefined ? {} : { voucher }) };
}

export function setQuantity(cart: Cart, lineId: string, quantity: number): Result<Cart, CartError> {
	const found = cart.lines.find(({ id }) => id === lineId);
	if (!found) return err({ code: "line_unknown", lineId });
	if (found.item === "design" && found.isPersonal && quantity !== found.quantity) {
		return err({ code: "quantity_by_guests", guests: found.quantity });
	}
	if (found.item === "design" && found.isSet && quantity !== found.quantity) {
		return err({ code: "quantity_by_prints", prints: found.quantity });
	}
	const line = times(found, quantity);
	if (!line.ok) return line;
	return changed(
		cart,
		cart.lines.map((other) => (other === found ? line.value : other)),
	);
}

/** The numbers of cards and envelopes told at a line are meant to differ; of a line that tells none nothing comes of it. */
export function intendDifference(
	cart: Cart,
	lineId: string,
	intended: IntendedCounts,
): Result<Cart, CartError> {
	const found = cart.lines.find(({ id }) => id === lineId);
	if (!found) return err({ code: "line_unknown", lineId });
	if (found.item !== "design" && found.item !== "article") return ok(cart);
	return changed(
		cart,
		cart.lines.map((other) => (other === found ? { ...found, intended } : other)),
	);
}

/** The voucher of the cart, in place of another one (cart.C15); none without a code. */
export function setVoucher({ voucher: _, ...cart }: Cart, code?: string): Result<Cart, never> {
	return changed(code === undefined ? cart : { ...cart, voucher: code }, cart.lines);
}

export function removeLine(cart: Cart, lineId: string): Result<Cart, CartError> {
	const lines = cart.lines.filter(({ id }) => id !== lineId);
	if (lines.length === cart.lines.length) return err({ code: "line_unknown", lineId });
	return changed(cart, lines);
}
