import type { StoredOwner } from "@offizin/accounts";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import type {
	DesignCommentTable,
	DesignHolderTable,
	DesignLinkTable,
	DesignTable,
} from "../../adapters/database/tables/design-table.ts";
import type { DocumentTable } from "../../adapters/database/tables/document-table.ts";
import type { OrderLineTable, OrderTable } from "../../adapters/database/tables/order-table.ts";
import type { UploadTable } from "../../adapters/database/tables/upload-table.ts";
import type { WaitlistEntryTable } from "../../adapters/database/tables/waitlist-table.ts";

export interface PersonOrder extends Selectable<OrderTable> {
	readonly lines: readonly Selectable<OrderLineTable>[];
	/** What was issued for it, the oldest first. */
	readonly documents: readonly Selectable<DocumentTable>[];
}

/** What is stored of a person, found by the mail address their orders name. */
export interface Person {
	/** Lower case, as stored. */
	readonly email: string;
	/** The oldest first. */
	readonly orders: readonly PersonOrder[];
	/** Owners who ordered with this address and with no other: what is theirs is this person's. */
	readonly owners: readonly StoredOwner[];
	/**
	 * Owners who ordered with another address too, one that has been removed included, on a computer of several
	 * people: of theirs only what this person ordered counts.
	 */
	readonly sharedOwners: readonly StoredOwner[];
	readonly designs: readonly Selectable<DesignTable>[];
	readonly uploads: readonly Selectable<UploadTable>[];
	/** Links to `designs`, those that let nobody in any more too. */
	readonly links: readonly Omit<Selectable<DesignLinkTable>, "hash">[];
	/** Designs of others that `owners` have come by a link to. */
	readonly holdings: readonly Selectable<DesignHolderTable>[];
	/** What `owners` have remarked on designs of others. */
	readonly comments: readonly Selectable<DesignCommentTable>[];
	/** Open carts of `owners`. */
	readonly carts: readonly string[];
	/** Products they want to hear of, told or not yet confirmed. */
	readonly waitlist: readonly Selectable<WaitlistEntryTable>[];
	/** The person has an account of the back office. */
	readonly isStaff: boolean;
}

export async function findPerson(db: Db, mail: string): Promise<Person> {
	const email = mail.trim().toLowerCase();
	const orders = email === "" ? [] : await ordersOf(db, email);
	const { owners, sharedOwners } = await ownersOf(db, email);
	const theirs = [...owners, ...sharedOwners];
	const designs = await designsOf(db, { owners, theirs, orders });
	const carts = await db
		.selectFrom("cart")
		.select("id")
		.where("owner", "=", anyOf(owners))
		.where("ordered_at", "is", null)
		.execute();
	const account = await db
		.selectFrom("staff_user")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirst();
	return {
		email,
		orders,
		owners,
		sharedOwners,
		designs,
		uploads: await uploadsOf(db, { owners, theirs, designs }),
		links: await db
			.selectFrom("design_link")
			.select([
				"id",
				"design",
				"purpose",
				"is_code",
				"created_at",
				"expires_at",
				"revoked_at",
				"last_used_at",
			])
			.where("design", "=", anyOf(designs.map(({ id }) => id)))
			.orderBy("created_at")
			.execute(),
		holdings: await db.selectFrom("design_holder").selectAll().where("owner", "=", anyOf(owners)).execute(),
		comments: await db
			.selectFrom("design_comment")
			.selectAll()
			.where("owner", "=", anyOf(owners))
			.orderBy("at")
			.execute(),
		carts: carts.map(({ id }) => id),
		waitlist: await db.selectFrom("waitlist_entry").selectAll().where("email", "=", email).execute(),
		isStaff: account !== undefined,
	};
}

/** To compare with: one of these, which may be none. */
function anyOf<Text extends string>(texts: readonly Text[]) {
	return sql<Text>`any(${[...texts]})`;
}

async function ordersOf(db: Db, email: string): Promise<PersonOrder[]> {
	const rows = await db
		.selectFrom("order")
		.selectAll()
		.where("email", "=", email)
		.orderBy("drafted_at")
		.orderBy("id")
		.execute();
	const lines = await db
		.selectFrom("order_line")
		.selectAll()
		.where("order", "=", anyOf(rows.map(({ id }) => id)))
		.orderBy("position")
		.execute();
	const documents = await db
		.selectFrom("document")
		.selectAll()
		.where("order", "=", anyOf(rows.map(({ id }) => id)))
		.orderBy("issued_at")
		.execute();
	return rows.map((row) => ({
		...row,
		lines: lines.filter(({ order }) => order === row.id),
		documents: documents.filter(({ order }) => order === row.id),
	}));
}

async function ownersOf(db: Db, email: string) {
	const { rows } = await sql<{ owner: StoredOwner; isShared: boolean }>`
		select cart.owner, bool_or("order".email <> ${email}) as "isShared"
		from cart join "order" on "order".cart = cart.id
		where cart.owner in (
			select cart.owner from cart join "order" on "order".cart = cart.id where "order".email = ${email}
		)
		group by cart.owner
	`.execute(db);
	const those = (isShared: boolean) =>
		rows.filter((row) => row.isShared === isShared).map(({ owner }) => owner);
	return { owners: those(false), sharedOwners: those(true) };
}

interface Belonging {
	readonly owners: readonly StoredOwner[];
	/** With those of a shared browser: what was ordered is this person's when it was made there, not when it was shared. */
	readonly theirs: readonly StoredOwner[];
}

function designsOf(
	db: Db,
	{ owners, theirs, orders }: Belonging & { readonly orders: readonly PersonOrder[] },
) {
	const ordered = orders.flatMap(({ lines }) => lines.flatMap(({ design }) => design ?? []));
	return db
		.selectFrom("design")
		.selectAll()
		.where(({ and, eb, or }) =>
			or([
				eb("owner", "=", anyOf(owners)),
				and([eb("id", "=", anyOf(ordered)), eb("owner", "=", anyOf(theirs))]),
			]),
		)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

async function uploadsOf(
	db: Db,
	{ owners, theirs, designs }: Belonging & { readonly designs: readonly { readonly id: string }[] },
) {
	const ids = JSON.stringify(designs.map(({ id }) => id));
	const { rows: placed } = await sql<{ id: string }>`
		select distinct jsonb_path_query(document, '$.**.upload') #>> '{}' as id
		from design_revision where design in (select jsonb_array_elements_text(${ids}::jsonb))
	`.execute(db);
	const shown = anyOf(placed.flatMap(({ id }) => id ?? []));
	return db
		.selectFrom("upload")
		.selectAll()
		.where(({ and, eb, or }) =>
			or([eb("owner", "=", anyOf(owners)), and([eb("id", "=", shown), eb("owner", "=", anyOf(theirs))])]),
		)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}
