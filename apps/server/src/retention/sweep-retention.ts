import { forgetCarts } from "../cart/forget-carts.ts";
import { forgetRequests } from "../checkout/forget-requests.ts";
import { forgetDesigns } from "../designs/forget-designs.ts";
import type { Platform } from "../platform.ts";
import { forgetUploads } from "../uploads/forget-uploads.ts";

const DAY_MS = 24 * 3_600_000;
/** Days without a change; the shop promises them on /datenschutz/ (domain.md §8.4). */
const DESIGN_DAYS = 90;
const UPLOAD_DAYS = 30;
const REQUEST_DAYS = 30;

/** Removes what visitors without an order have left behind, when its time is over. What was ordered stays. */
export async function sweepRetention(platform: Platform): Promise<void> {
	const { db } = platform.database;
	const at = platform.now().getTime();
	const daysAgo = (days: number) => new Date(at - days * DAY_MS);
	// A cart holds its designs and a design its photos, hence the order.
	await forgetCarts(db, daysAgo(DESIGN_DAYS));
	await forgetDesigns(platform, daysAgo(DESIGN_DAYS));
	await forgetUploads(platform, daysAgo(UPLOAD_DAYS));
	await forgetRequests(db, daysAgo(REQUEST_DAYS));
}
