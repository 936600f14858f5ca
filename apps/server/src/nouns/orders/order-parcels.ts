import type { Tracking } from "@offizin/delivery";
import type { Selectable } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { ParcelTable } from "../../adapters/database/tables/order-table.ts";
import { newId } from "../../adapters/ids/new-id.ts";

export type StoredParcel = Selectable<ParcelTable>;

/** What carriers have taken of an order, oldest first. */
export function findParcels(db: Db | Trx, order: string): Promise<StoredParcel[]> {
	return db
		.selectFrom("parcel")
		.selectAll()
		.where("order", "=", order)
		.orderBy("shipped_at")
		.orderBy("id")
		.execute();
}

/** Notes a parcel; with the label of one that is known, what is shipped now lies in that one too. */
export async function storeParcel(
	trx: Trx,
	order: string,
	{ carrier, number, lines, at }: Tracking & { readonly lines: readonly string[]; readonly at: Date },
): Promise<void> {
	const known = (await findParcels(trx, order)).find(
		(parcel) => parcel.carrier === carrier && parcel.tracking_number === number,
	);
	if (known) {
		await trx
			.updateTable("parcel")
			.set({ lines: toJson([...known.lines, ...lines]) })
			.where("id", "=", known.id)
			.execute();
		return;
	}
	await trx
		.insertInto("parcel")
		.values({ id: newId(), order, carrier, tracking_number: number, lines: toJson(lines), shipped_at: at })
		.execute();
}
