import { placeOrder } from "../../../../apps/server/src/testing/shopper.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 10;

/** An order of one's own, looked at again and again: page, door and picture. */
export const orderPages = singleVisitor("an order looked at", async (attacker) => {
	const { orderNumber, accessToken } = await placeOrder(
		attacker,
		{},
		{ template: "soiree-klappkarte-a6-nachtblau" },
	);
	const order = await attacker.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	const [line] = order.body.lines;
	const addresses = [
		line.preview,
		`/bestellung/${orderNumber}/?token=${accessToken}`,
		`/web-api/orders/${orderNumber}?token=${accessToken}`,
	];
	await attacker.hammer(PARALLEL, (turn) => attacker.get(addresses[turn % addresses.length] ?? "/"));
});
