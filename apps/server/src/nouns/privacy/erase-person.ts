import type { StoredOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import type { Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { transact } from "../../adapters/database/transact.ts";
import { forgetDesigns } from "../designs/forget-designs.ts";
import { cancelUnpaid } from "../order-changes/cancel-order.ts";
import { removeContact } from "../orders/remove-contact.ts";
import { removeOrders } from "../orders/remove-order.ts";
import { releasePrintData, removePrintFiles } from "../orders/remove-print-data.ts";
import type { Platform } from "../platform.ts";
import { endLinks } from "../sharing/design-links.ts";
import { removeLinkMails } from "../sharing/send-link.ts";
import { forgetUploads } from "../uploads/forget-uploads.ts";
import { removeEntries } from "../waitlist/answer-waitlist.ts";
import { type ErasurePlan, planErasure } from "./erasure-plan.ts";
import { findPerson, type Person } from "./find-person.ts";

type Erasing = Pick<Platform, "config" | "database" | "files" | "now">;

export type ErasureRefusal = { readonly code: "orders_open"; readonly numbers: readonly string[] };

/**
 * Removes all that is known of a person but what their invoices need, now and for good. Orders that are neither paid
 * nor begun are cancelled when `mayCancel`; any other that is not finished refuses the whole. What is found by stays to
 * the last, so that one cut off anywhere is finished by the next. Returns how much of what was touched.
 */
export async function erasePerson(
	platform: Erasing,
	mail: string,
	{ mayCancel }: { readonly mayCancel: boolean },
): Promise<Result<Readonly<Record<string, number>>, ErasureRefusal>> {
	const { db } = platform.database;
	const person = await findPerson(db, mail);
	const plan = planErasure(person, platform.now());
	const blocking = [...plan.blocking, ...(mayCancel ? [] : plan.cancellable)];
	if (blocking.length > 0) return refused(blocking);
	const ended = await transact<undefined, ErasureRefusal>(db, (trx) =>
		endOrders(trx, platform, person, plan),
	);
	if (!ended.ok) return ended;

	await removePrintFiles(platform);
	const afterNow = new Date(platform.now().getTime() + 1);
	await forgetDesigns(
		platform,
		afterNow,
		person.designs.map(({ id }) => id),
	);
	await forgetUploads(
		platform,
		afterNow,
		person.uploads.map(({ id }) => id),
	);
	await removeOrders(
		platform,
		plan.removed.map(({ id }) => id),
	);
	const counts = {
		invoicesKept: plan.reduced.length,
		ordersRemoved: plan.removed.length,
		ordersCancelled: plan.cancellable.length,
		designs: person.designs.length,
		photos: person.uploads.length,
		carts: person.carts.length,
		waitlist: person.waitlist.length,
		links: person.links.length,
		holdings: person.holdings.length,
		comments: person.comments.length,
	};
	await db.transaction().execute(async (trx) => {
		for (const { order } of plan.reduced) await removeContact(trx, order.id, platform.now());
		if (person.carts.length > 0)
			await trx
				.deleteFrom("cart")
				.where("id", "in", [...person.carts])
				.execute();
		await removeLinkMails(trx, person.email);
		await removeEntries(
			trx,
			person.waitlist.map(({ id }) => id),
		);
		if (person.owners.length > 0) {
			await trx
				.deleteFrom("checkout_request")
				.where("owner", "in", [...person.owners])
				.execute();
			await trx
				.deleteFrom("photo_pass")
				.where("maker", "in", [...person.owners])
				.execute();
			for (const table of ["design_holder", "design_comment"] as const) {
				await trx
					.deleteFrom(table)
					.where("owner", "in", [...person.owners])
					.execute();
			}
		}
		await trx
			.insertInto("privacy_log")
			.values({ at: platform.now(), action: "erase", counts: toJson(counts) })
			.execute();
	});
	return ok(counts);
}

/** From here on nothing holds designs any more, and orders that were open are cancelled; or nothing has changed. */
async function endOrders(
	trx: Trx,
	{ now }: Erasing,
	{ orders, carts, sharedOwners, designs, links }: Person,
	{ cancellable }: ErasurePlan,
): Promise<Result<undefined, ErasureRefusal>> {
	for (const order of cancellable) {
		if (!(await cancelUnpaid(trx, { order: order.id, at: now() }))) return refused([order]);
	}
	for (const { id } of orders) await releasePrintData(trx, id, now());
	for (const { id: design } of designs) {
		const ofIt = links.filter((link) => link.design === design).map(({ id }) => id);
		if (ofIt.length > 0) await endLinks(trx, { design, links: ofIt }, now());
	}
	await leaveOpenCarts(trx, sharedOwners, orders);
	// Its row goes last: an order that was given up may still name it.
	for (const id of carts) {
		await trx
			.updateTable("cart")
			.set({ lines: toJson([]) })
			.where("id", "=", id)
			.execute();
	}
	return ok(undefined);
}

/** What the person ordered may lie in the cart of a shared browser again, and would be held by it. */
async function leaveOpenCarts(
	trx: Trx,
	owners: readonly StoredOwner[],
	orders: Person["orders"],
): Promise<void> {
	if (owners.length === 0) return;
	const ordered = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ design }) => design ?? [])));
	const carts = await trx
		.selectFrom("cart")
		.select(["id", "lines"])
		.where("owner", "in", [...owners])
		.where("ordered_at", "is", null)
		.forUpdate()
		.execute();
	for (const { id, lines } of carts) {
		const others = lines.filter((line) => !("designId" in line && ordered.has(line.designId)));
		if (others.length === lines.length) continue;
		await trx
			.updateTable("cart")
			.set(({ eb }) => ({ lines: toJson(others), version: eb("version", "+", 1) }))
			.where("id", "=", id)
			.execute();
	}
}

function refused(orders: readonly { readonly number: string }[]): Result<never, ErasureRefusal> {
	return err({ code: "orders_open", numbers: orders.map(({ number }) => number) });
}
