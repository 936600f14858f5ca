import { officeAnnounceOpening, officeListWaiting } from "@offizin/contract";
import { channels } from "@offizin/sites";
import { productWords } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { announceOpening, listWaiting } from "../../nouns/waitlist/announce-opening.ts";
import { localeOf } from "../http/locale-of.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { requireStaff, type StaffEnv, withRight } from "../staff/require-staff.ts";

/** Who waits for which product, and telling them. Numbers only: nobody reads the addresses. */
export function officeWaitlistRoutes(platform: Platform) {
	const { database, staff, templates } = platform;
	const router = createRouter<StaffEnv>();
	router.use("/office-api/waitlist/*", requireStaff(staff));

	router.openapi(withRight("catalogue.read", officeListWaiting), async (c) => {
		const items = await listWaiting(database.db, templates);
		const named = items.map((item) => ({
			...item,
			name: productWords(item.product, localeOf(c)).name,
			channelName: channels[item.channel].name,
		}));
		return c.json({ items: named }, 200);
	});
	router.openapi(withRight("content.publish", officeAnnounceOpening), async (c) => {
		const told = await announceOpening(platform, c.req.valid("json"));
		return told.ok ? c.json({ told: told.value }, 200) : refuse(c, told.error.code);
	});
	return router;
}
