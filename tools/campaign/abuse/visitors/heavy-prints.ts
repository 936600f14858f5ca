import { addToCart, checkOut, checkoutBody } from "../../../../apps/server/src/testing/shopper.ts";
import { fillDesign } from "../heavy-design.ts";
import { hugeShape } from "../heavy-elements.ts";
import { singleVisitor } from "../single-visitor.ts";

/** As many as the default limit of checkouts lets through. */
const ORDERS = 30;
/** Invoices begin at a worth of goods. */
const COPIES = 20;

/** Thirty orders on invoice, each of a design as heavy as shapes make it. */
export const heavyPrints = singleVisitor("30 heavy prints on invoice", async (attacker, { say }) => {
	const design = await fillDesign(attacker, hugeShape);
	let placed = 0;
	for (let order = 0; order < ORDERS && !attacker.over.aborted; order++) {
		const cart = await addToCart(attacker, design.id, COPIES);
		if (cart.status !== 201) continue;
		const answer = await checkOut(attacker, checkoutBody(cart.body));
		if (answer.status === 201) placed += 1;
	}
	if (placed === 0) throw new Error("no order was placed");
	say(`${placed} orders placed`);
});
