import type { Owner } from "@offizin/accounts";
import type { Draft } from "@offizin/contract";
import type { Site } from "@offizin/sites";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import { designAddress } from "./design-address.ts";
import { designName } from "./design-name.ts";

/** Shown to one owner. */
const MOST = 20;

/**
 * What somebody has begun in a shop and not ordered as it is now, the last changed first. A design goes after 90 days
 * without a change (forget-designs.ts).
 */
export async function listDrafts(
	{ database, templates }: Pick<Platform, "database" | "templates">,
	{ owner, site }: { readonly owner: Owner | undefined; readonly site: Pick<Site, "channel" | "locale"> },
): Promise<Draft[]> {
	if (owner === undefined) return [];
	const rows = await database.db
		.selectFrom("design")
		.select(["id", "template", "name", "title", "revision", "saved_at"])
		.where(opensTo(owner))
		.where("channel", "=", site.channel)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("order_line")
						.innerJoin("order", "order.id", "order_line.order")
						.select("order_line.id")
						.whereRef("order_line.design", "=", "design.id")
						.whereRef("order_line.revision", "=", "design.revision")
						.where("order.state", "=", "placed"),
				),
			),
		)
		.orderBy("saved_at", "desc")
		.orderBy("id")
		.limit(MOST)
		.execute();
	return rows.flatMap((row) => {
		const { id, template, revision, saved_at } = row;
		// The editor opens a design with its template.
		const product = templates.row(template)?.productType;
		if (!product) return [];
		const name = designName({ templates }, row, site.locale);
		const preview = `/web-api/designs/${id}/preview/front.webp?revision=${revision}`;
		const editor = designAddress({ product, template, id });
		return [{ id, template, editor, name, preview, savedAt: saved_at.toISOString() }];
	});
}
