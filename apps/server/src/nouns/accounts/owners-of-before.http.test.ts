import { formatOwner } from "@offizin/accounts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../adapters/database/database.ts";
import { migrate } from "../../adapters/database/migrate.ts";
import { databaseBefore } from "../../testing/database-before.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { isPromisedTo } from "../uploads/upload-charge.ts";

const owner = visitorNamed("somebody");
const stored = formatOwner(owner);

let made: { readonly database: Database; readonly drop: () => Promise<void> };
const database = () => made.database.db;
beforeAll(async () => {
	made = await databaseBefore("034");
	const db = database();
	const hash = owner.id;
	await sql`insert into design (id, owner, channel, template, revision, created_at, saved_at)
		values ('d', ${hash}, 'papiervogel', 't', 1, now(), now())`.execute(db);
	await sql`insert into upload (id, owner, sha256, format, width, height, bytes, created_at)
		values ('u', ${hash}, ${"a".repeat(64)}, 'jpeg', 1, 1, 1, now())`.execute(db);
	await sql`insert into upload_charge (id, owner, network, bytes, is_stored, charged_at)
		values ('begun', ${hash}, 'n', 1, false, now())`.execute(db);
	await sql`insert into checkout_request (owner, key, request_hash, state, started_at)
		values (${hash}, 'k', 'r', 'running', now())`.execute(db);
	await sql`insert into cart (id, owner, channel, version, lines, changed_at, ordered_at) values
		('open', ${hash}, 'papiervogel', 1, '[]', now(), null),
		('ordered', ${hash}, 'papiervogel', 1, '[]', now(), now()),
		('emptied', '', 'papiervogel', 1, '[]', now(), now())`.execute(db);
	await migrate(made.database.engine);
});
afterAll(async () => {
	await made.database.close();
	await made.drop();
});

const owned = ["design", "upload", "upload_charge", "checkout_request", "cart"] as const;

test("what was owned by the hash of a cookie is that visitor's", async () => {
	for (const table of owned) {
		const rows = await database().selectFrom(table).select("owner").where("owner", "is not", null).execute();
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.filter((row) => row.owner !== stored)).toEqual([]);
	}
});

test("the cart of an order without a contact is nobody's", async () => {
	const rows = await database().selectFrom("cart").select("id").where("owner", "is", null).execute();
	expect(rows).toEqual([{ id: "emptied" }]);
});

test("an upload begun before goes on for its visitor, and for nobody else", async () => {
	expect(await isPromisedTo(database(), "begun", owner)).toBe(true);
	expect(await isPromisedTo(database(), "begun", visitorNamed("else"))).toBe(false);
});

test.each(owned)("%s takes an owner in its one form only, of a customer too", async (table) => {
	const write = (text: string | null) =>
		sql`update ${sql.table(table)} set owner = ${text}`.execute(database());
	const foreign = ["", owner.id, `Visitor:${owner.id}`, `visitor:${owner.id} `, `customer:${owner.id}`, null];
	for (const text of foreign) {
		await expect(write(text), `${text}`).rejects.toThrow(/stored_owner|cart_open_owner|null value/);
	}
	await database()
		.transaction()
		.execute(async (trx) => {
			await sql`delete from cart where id = 'ordered' and ${table === "cart"}`.execute(trx);
			await sql`update ${sql.table(table)} set owner = ${"customer:0123456789abcdefghij_-"}`.execute(trx);
		});
});
