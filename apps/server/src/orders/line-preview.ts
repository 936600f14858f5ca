import { invariant } from "@offizin/base";
import { findDesign } from "../designs/design-store.ts";
import { designPreview } from "../designs/preview.ts";
import type { Platform } from "../platform.ts";
import type { OrderLineRow } from "./order-store.ts";

/** The frozen front page of a line as PNG, as the buyer saw it. */
export async function linePreview(
	platform: Platform,
	line: Pick<OrderLineRow, "design" | "revision">,
): Promise<Uint8Array> {
	const { db } = platform.database;
	const { owner } = await db
		.selectFrom("design")
		.select("owner")
		.where("id", "=", line.design)
		.executeTakeFirstOrThrow();
	const design = await findDesign(db, { id: line.design, owner, revision: line.revision });
	invariant(design, `design ${line.design} has revision ${line.revision}`);
	return designPreview(platform, design, "front", "png");
}
