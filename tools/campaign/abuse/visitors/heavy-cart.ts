import { addToCart, checkOut, checkoutBody } from "../../../../apps/server/src/testing/shopper.ts";
import { fillDesign, startDesign } from "../heavy-design.ts";
import { longText } from "../heavy-elements.ts";
import { singleVisitor } from "../single-visitor.ts";

const LINES = 50;
const PARALLEL = 4;

/** A cart of fifty lines, the first of them heavy, put together and looked at again and again, then ordered. */
export const heavyCart = singleVisitor("cart of 50 lines", async (attacker, { say }) => {
	const heavy = await fillDesign(attacker, longText);
	await addToCart(attacker, heavy.id, 5000);
	let lines = 0;
	for (let line = 1; line < LINES && !attacker.over.aborted; line++) {
		const { id } = await startDesign(attacker);
		const added = await addToCart(attacker, id, line);
		if (added.status === 201) lines += 1;
	}
	if (lines === 0) throw new Error("no line was taken");
	say(`${lines} lines`);
	await attacker.hammer(PARALLEL, async (turn) => {
		if (turn % 4 === 0) return addToCart(attacker, heavy.id, 1);
		const cart = await attacker.get("/web-api/cart");
		// The total is always one too low, so the whole cart is priced and nothing is ever ordered.
		const body = checkoutBody(cart.body, { expectedTotal: 1 });
		return turn % 4 === 1 ? checkOut(attacker, body) : cart;
	});
});
