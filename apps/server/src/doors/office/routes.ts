import {
	officeCorrectEmail,
	officeGetOrder,
	officeListOrders,
	officeMoveOrder,
	officeNoteRoutingId,
	officeNoteTransfer,
	officeRefund,
	officeSendMailAgain,
} from "@offizin/contract";
import { fieldWords } from "../../nouns/checkout/field-words.ts";
import { correctEmail } from "../../nouns/office-orders/correct-email.ts";
import { listOrders, ORDERS_PER_PAGE } from "../../nouns/office-orders/list-orders.ts";
import { moveOrder } from "../../nouns/office-orders/move-order.ts";
import { noteRoutingId } from "../../nouns/office-orders/note-routing-id.ts";
import { noteRefundTransfer, refundMoney } from "../../nouns/office-orders/refund-money.ts";
import { sendMailAgain } from "../../nouns/office-orders/send-mail-again.ts";
import { viewOfficeOrder } from "../../nouns/office-orders/view-order.ts";
import { findOrder } from "../../nouns/orders/order-store.ts";
import type { Platform } from "../../nouns/platform.ts";
import { localeOf } from "../http/locale-of.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { requireStaff, type StaffEnv, withRight } from "../staff/require-staff.ts";
import { officeBookRoutes } from "./book-routes.ts";
import { officeCatalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { officeFileRoutes } from "./file-routes.ts";
import { officeNestingRoutes } from "./nesting-routes.ts";
import { officePriceRoutes } from "./prices/price-routes.ts";
import { officeTemplateRoutes } from "./templates/template-routes.ts";
import { officeWaitlistRoutes } from "./waitlist-routes.ts";

/** The back office: orders, their moves and their files, for members of staff only. */
export function officeRoutes(platform: Platform) {
	const { database, staff, templates } = platform;
	const router = createRouter<StaffEnv>();
	router.use("/office-api/orders/*", requireStaff(staff));
	router.use("/office-api/jobs/*", requireStaff(staff));

	router.openapi(withRight("orders.read", officeListOrders), async (c) => {
		const found = await listOrders(database.db, c.req.valid("query"));
		return c.json({ ...found, pageSize: ORDERS_PER_PAGE }, 200);
	});
	router.openapi(withRight("orders.read", officeGetOrder), async (c) => {
		const order = await findOrder(database.db, c.req.valid("param").number);
		if (!order) return refuse(c, "order_unknown");
		return c.json(await viewOfficeOrder(database.db, order, templates), 200);
	});
	router.openapi(withRight("orders.move", officeMoveOrder), async (c) => {
		const { number } = c.req.valid("param");
		const wish = c.req.valid("json");
		const moved = await moveOrder(platform, { number, ...wish, by: c.var.staffMember });
		return moved.ok ? c.json(moved.value, 200) : refuse(c, moved.error.code);
	});
	router.openapi(withRight("orders.refund", officeRefund), async (c) => {
		const { number } = c.req.valid("param");
		const wish = { ...c.req.valid("json"), number, by: c.var.staffMember };
		const refunded = await refundMoney(platform, wish);
		if (refunded.ok) return c.json(refunded.value, 200);
		const { error } = refunded;
		const more = "refundable" in error ? { more: { refundable: error.refundable } } : {};
		return refuse(c, error.code, more);
	});
	router.openapi(withRight("orders.refund", officeNoteTransfer), async (c) => {
		const wish = { ...c.req.valid("param"), by: c.var.staffMember };
		const noted = await noteRefundTransfer(platform, wish);
		return noted.ok ? c.json(noted.value, 200) : refuse(c, noted.error.code);
	});
	router.openapi(withRight("orders.mail", officeSendMailAgain), async (c) => {
		const { number, mail } = c.req.valid("param");
		const sent = await sendMailAgain(platform, { number, mail, by: c.var.staffMember });
		return sent.ok ? c.json(sent.value, 200) : refuse(c, sent.error.code);
	});
	router.openapi(withRight("orders.mail", officeCorrectEmail), async (c) => {
		const { number } = c.req.valid("param");
		const { email } = c.req.valid("json");
		const corrected = await correctEmail(platform, { number, email, by: c.var.staffMember });
		if (corrected.ok) return c.json(corrected.value, 200);
		const { error } = corrected;
		if (!("fields" in error)) return refuse(c, error.code);
		const pairs = error.fields.map((field): [string, string] => [
			field.field,
			fieldWords(field, localeOf(c)),
		]);
		return refuse(c, error.code, { fields: Object.fromEntries(pairs) });
	});
	router.openapi(withRight("orders.move", officeNoteRoutingId), async (c) => {
		const { number } = c.req.valid("param");
		const { routingId } = c.req.valid("json");
		const noted = await noteRoutingId(platform, { number, routingId, by: c.var.staffMember });
		return noted.ok ? c.json(noted.value, 200) : refuse(c, noted.error.code);
	});
	router.route("/", officeFileRoutes(platform));
	router.route("/", officeBookRoutes(platform));
	router.route("/", officePriceRoutes(platform));
	router.route("/", officeCatalogueRoutes(platform));
	router.route("/", officeNestingRoutes(platform));
	router.route("/", officeWaitlistRoutes(platform));
	router.route("/", officeTemplateRoutes(platform));
	return router;
}
