import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { geometryOf } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { writeRecords } from "@offizin/production";
import type { TrialPress } from "../../tools/screen-print/press.ts";
import { type CardGuest, rowsOf } from "./guest-card.ts";

/** Prints the guests into one file, with plates and the photo in the inks of the press. */
export async function printCards(
	document: DesignDocument,
	guests: readonly CardGuest[],
	path: string,
	{ press }: TrialPress,
): Promise<void> {
	const job = {
		...{ document, format: geometryOf(document), refinement: "gold" as const, title: "Gäste" },
		...{ createdAt: "2026-11-20T09:00:00.000Z", documentId: new Uint8Array(16) },
		name: { order: "bench", line: 1, product: document.product, quantity: guests.length },
	};
	const run = {
		count: guests.length,
		rows: rowsOf(guests, document),
		hash: (text: string) => createHash("sha256").update(text).digest("hex"),
	};
	const file = await open(path, "w");
	await writeRecords(job, run, press, () => ({ write: (chunk) => file.writeFile(chunk) }));
	await file.close();
}
