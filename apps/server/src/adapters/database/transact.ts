import type { Result } from "@offizin/base";
import type { Db, Trx } from "./database.ts";

/** Runs `work` in a transaction that is kept when it ends well and undone when it is refused or throws. */
export async function transact<Value, Failure>(
	db: Db,
	work: (trx: Trx) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
	const trx = await db.startTransaction().execute();
	try {
		const result = await work(trx);
		await (result.ok ? trx.commit() : trx.rollback()).execute();
		return result;
	} catch (error) {
		if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
		throw error;
	}
}
