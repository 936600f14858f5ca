import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../adapters/database/migrate.ts";
import { databaseBefore } from "../../testing/database-before.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { findOrder } from "./order-store.ts";

test("[orders.O13] an order of before deliveries were rows keeps its dates and every cent", async () => {
	const { database, drop } = await databaseBefore("030");
	const { db } = database;
	const address = JSON.stringify({
		firstName: "Änne",
		lastName: "D’Angelo",
		street: "Am Markt 1",
		postalCode: "01067",
		city: "Dresden",
		country: "DE",
	});
	const quote = JSON.stringify({
		priceListId: "l",
		currency: "eur",
		quantity: 50,
		unit: 219,
		total: 10_950,
		lines: [{ code: "card.base", quantity: 50, unit: 219, amount: 10_950 }],
		vat: [{ rate: 190, net: 9202, amount: 1748 }],
	});
	await sql`insert into cart (id, owner, channel, version, lines, changed_at)
		values ('c', ${visitorNamed("somebody").id}, 'papiervogel', 1, '[]', now())`.execute(db);
	await sql`insert into "order" (id, number, state, cart, request_hash, token_hash, channel, market, locale, email,
		customer, contact, billing, shipping_type, payment_method, payment_state, currency, subtotal, shipping_price,
		total, vat, price_list, drafted_at, placed_at)
		values ('o', '26-100001', 'placed', 'c', 'r', 't', 'papiervogel', 'de', 'de-DE', 'a@example.org', 'Änne D’Angelo',
		'{"email":"a@example.org"}', ${address}::jsonb, 'express', 'invoice', 'open', 'eur', 21900, 1290, 23190,
		'[]', 'l', now(), now())`.execute(db);
	for (const [position, ribbon] of [null, "2026-11-26"].entries()) {
		await sql`insert into order_line (id, "order", position, product, template, name, configuration, quantity, quote,
			delivery_date, ribbon_date, production, delivery, print_data_removed_at)
			values (${`l${position}`}, 'o', ${position + 1}, 'card', 'eukalyptus-klappkarte-a6', 'Eukalyptus', '{}', 50,
			${quote}::jsonb, '2026-11-27', ${ribbon}, 'ready', 'pending', now())`.execute(db);
	}

	await migrate(database.engine);
	const order = await findOrder(db, "26-100001");
	expect(order?.deliveries).toEqual([
		{ carriage: "parcel", date: "2026-11-27", lines: ["l0", "l1"] },
		{ carriage: "ribbon", date: "2026-11-26", lines: ["l1"] },
	]);
	expect(order?.row).toMatchObject({
		subtotal: 21_900,
		charged: 1290,
		total: 23_190,
		charges: [{ code: "shipping.express", quantity: 1, unit: 1290, amount: 1290 }],
	});
	expect(order?.lines.map(({ quote: { total } }) => total)).toEqual([10_950, 10_950]);
	await database.close();
	await drop();
});
