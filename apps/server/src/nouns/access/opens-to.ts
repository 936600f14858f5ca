import { formatOwner, type Owner } from "@offizin/accounts";
import { sql } from "kysely";

/**
 * Whether a row of `design` opens to somebody: to its owner, and to whoever holds it by a link that stands. Every door
 * asks this; what only an owner may asks for `design.owner` alone. An array, so that both halves find their index.
 */
export function opensTo(whom: Owner) {
	const owner = formatOwner(whom);
	return sql<boolean>`(
		design.owner = ${owner}
		or design.id = any(array(select held.design from design_holder held where held.owner = ${owner}))
	)`;
}
