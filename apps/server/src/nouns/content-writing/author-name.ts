import { sql } from "kysely";

/**
 * The name of whoever a column holds, a member of staff by mail address or a token by its name: what the account calls itself
 * now, and what is held where there is no account of that address, or it has no name.
 */
export function authorName(column: string) {
	const author = sql.ref(column);
	return sql<string>`coalesce(
		(select nullif(person.name, '') from staff_user person where person.email = ${author}),
		${author}
	)`;
}
