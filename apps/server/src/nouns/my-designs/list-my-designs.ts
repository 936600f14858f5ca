import { formatOwner, type Owner } from "@offizin/accounts";
import { designedProduct, readStoredConfiguration, type StoredConfiguration } from "@offizin/assortment";
import type { MyDesign } from "@offizin/contract";
import type { Site } from "@offizin/sites";
import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { opensTo } from "../access/opens-to.ts";
import { findCart } from "../cart/cart-store.ts";
import { viewMade } from "../cart/line-view.ts";
import { designAddress } from "../designs/design-address.ts";
import { designName } from "../designs/design-name.ts";
import { isHeld } from "../designs/remove-design.ts";
import { accessTokenOf, opensOrder } from "../orders/access-token.ts";
import type { Platform } from "../platform.ts";

interface ListRequest {
	readonly owner: Owner | undefined;
	readonly site: Pick<Site, "channel" | "locale">;
	/** From 1. */
	readonly page: number;
	readonly perPage: number;
}

/** What somebody has designed in a shop, the last changed first, with what has become of it. */
export async function listMyDesigns(
	{ config, database, templates }: Pick<Platform, "config" | "database" | "templates">,
	{ owner, site, page, perPage }: ListRequest,
): Promise<{ items: MyDesign[]; total: number }> {
	if (owner === undefined) return { items: [], total: 0 };
	const { channel, locale } = site;
	const { db } = database;
	const own = db.selectFrom("design").where(opensTo(owner)).where("design.channel", "=", channel);
	const { count } = await own
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	const rows = await own
		.innerJoin("design_revision", (join) =>
			join
				.onRef("design_revision.design", "=", "design.id")
				.onRef("design_revision.revision", "=", "design.revision"),
		)
		.select(["design.id", "design.template", "design.name", "design.title", "design.revision"])
		.select(["design.saved_at", "design.owner", isHeld.as("isHeld")])
		.select(openRemarks.as("remarks"))
		.select([
			sql<string>`document->>'product'`.as("product"),
			sql<StoredConfiguration>`document->'configuration'`.as("configuration"),
			sql<string>`document->'pages'->0->>'key'`.as("firstPage"),
		])
		.orderBy("design.saved_at", "desc")
		.orderBy("design.id")
		.limit(perPage)
		.offset((page - 1) * perPage)
		.execute();
	const orders = await ordersOf(
		db,
		owner,
		rows.map(({ id }) => id),
	);
	const cart = await findCart(db, { owner, channel });
	const items = rows.map((row): MyDesign => {
		const { id, template, revision } = row;
		const product = designedProduct(row.product).key;
		const configuration = readStoredConfiguration({ product, configuration: row.configuration });
		const { choices, size } = viewMade({ product, configuration }, locale);
		const inCart = cart?.lines.find((line) => "designId" in line && line.designId === id);
		const order = orders.find(({ design }) => design === id);
		const isOwn = row.owner === formatOwner(owner);
		const ordered = order?.revision === revision ? order : undefined;
		return {
			id,
			template,
			editor: designAddress({ product, template, id }),
			name: designName({ templates }, row, locale),
			isNamed: row.name !== null,
			preview: `/web-api/designs/${id}/preview/${row.firstPage}.webp?revision=${revision}`,
			choices,
			size,
			state: inCart ? "inCart" : ordered ? "ordered" : "draft",
			quantity: (inCart && "quantity" in inCart ? inCart.quantity : ordered?.quantity) ?? null,
			order: order ? { number: order.number, token: tokenOf(config.secret, order) } : null,
			canOpen: templates.row(template) !== undefined,
			isOwn,
			// Who only holds it leaves what others do with it to them.
			canDelete: isOwn ? !row.isHeld : !inCart,
			remarks: Number(row.remarks),
			savedAt: row.saved_at.toISOString(),
		};
	});
	return { items, total: Number(count) };
}

type OrderOfDesign = Awaited<ReturnType<typeof ordersOf>>[number];

/** Remarks nobody has settled yet. */
const openRemarks = sql<number | string>`(
	select count(*) from design_comment
	where design_comment.design = design.id and design_comment.done_at is null
)`;

/** Placed orders of some designs by this owner, the newest first: who holds a design is told nothing of others' orders. */
function ordersOf(db: Db, owner: Owner, designs: readonly string[]) {
	if (designs.length === 0) return Promise.resolve([]);
	return db
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_line.order")
		.innerJoin("cart", "cart.id", "order.cart")
		.select(["order_line.design", "order_line.revision", "order_line.quantity"])
		.select(["order.id", "order.number", "order.token_hash"])
		.where("order_line.design", "in", [...designs])
		.where("order.state", "=", "placed")
		.where("cart.owner", "=", formatOwner(owner))
		.orderBy("order.placed_at", "desc")
		.orderBy("order_line.position")
		.execute();
}

/** None once the person was removed from the order, or when it was placed under another SECRET. */
function tokenOf(secret: string, { id, token_hash: hash }: OrderOfDesign): string | null {
	const token = accessTokenOf(secret, id);
	return opensOrder(token, hash) ? token : null;
}
