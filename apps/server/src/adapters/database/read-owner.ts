import { type Owner, parseOwner, type StoredOwner } from "@offizin/accounts";
import { invariant } from "@offizin/base";

/** The owner of a row; written by `formatOwner`, to which the database holds every table (migration 034). */
export function readOwner(stored: StoredOwner): Owner {
	const owner = parseOwner(stored);
	invariant(owner.ok, "a stored owner is a visitor or a customer");
	return owner.value;
}
