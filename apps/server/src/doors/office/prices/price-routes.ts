import { isDay } from "@offizin/calendar-days";
import {
	officeGetCellHistory,
	officeGetPriceList,
	officeGetPriceTable,
	officeListPriceLists,
	officePreviewPriceChange,
	officeReadPriceSheet,
	officeSavePriceChange,
	officeWithdrawPriceChange,
} from "@offizin/contract";
import { priceListOn, priceSheets, tableOnDay } from "@offizin/pricing";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import type { Platform } from "../../../nouns/platform.ts";
import { readChange, saveChange, withdrawChange } from "../../../nouns/price-lists/change-prices.ts";
import { previewChange } from "../../../nouns/price-lists/preview-change.ts";
import { priceListDetail } from "../../../nouns/price-lists/price-list-detail.ts";
import { allShops, priceListView, readShop, todayIn } from "../../../nouns/price-lists/price-list-view.ts";
import { readPriceSheet, writePriceSheet } from "../../../nouns/price-lists/price-sheet.ts";
import { historyView, tableView } from "../../../nouns/price-lists/table-view.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import { requireRight, requireStaff, type StaffEnv, withRight } from "../../staff/require-staff.ts";
import { refuseChange, refuseSheet } from "./refuse-change.ts";

/** Price lists of the back office: shown, changed from a day on, written and read as spreadsheets. */
export function officePriceRoutes(platform: Platform) {
	const { database, now, prices, staff } = platform;
	const { db } = database;
	const router = createRouter<StaffEnv>();
	router.use("/office-api/price-lists/*", requireStaff(staff));

	router.openapi(withRight("prices.read", officeListPriceLists), (c) =>
		c.json(
			{ items: allShops().map((shop) => priceListView(platform, shop, c.var.context.site.locale)) },
			200,
		),
	);
	router.openapi(withRight("prices.read", officeGetPriceList), async (c) => {
		const shop = readShop(c.req.valid("param"));
		return shop
			? c.json(await priceListDetail(platform, shop, c.var.context.site.locale), 200)
			: refuse(c, "price_list_unknown");
	});
	router.openapi(withRight("prices.read", officeGetPriceTable), (c) => {
		const { table, ...address } = c.req.valid("param");
		const shop = readShop(address);
		if (!shop) return refuse(c, "price_list_unknown");
		const { locale } = c.var.context.site;
		const list = priceListView(platform, shop, locale);
		const day = c.req.valid("query").day ?? list.today;
		const view = tableView(platform, shop, { table, day, locale });
		return view.ok ? c.json({ list, day, table: view.value }, 200) : refuse(c, view.error.code);
	});
	router.openapi(withRight("prices.read", officeGetCellHistory), async (c) => {
		const { table, ...address } = c.req.valid("param");
		const shop = readShop(address);
		if (!shop) return refuse(c, "price_list_unknown");
		const items = await historyView({ prices, db }, shop, { table, ...c.req.valid("query") });
		return items.length > 0 ? c.json({ items: [...items] }, 200) : refuse(c, "price_table_unknown");
	});
	router.openapi(withRight("prices.change", officePreviewPriceChange), async (c) => {
		const shop = readShop(c.req.valid("param"));
		if (!shop) return refuse(c, "price_list_unknown");
		const preview = await previewChange(
			platform,
			shop,
			readChange(c.req.valid("json")),
			c.var.context.site.locale,
		);
		return preview.ok ? c.json(preview.value, 200) : refuseChange(c, preview.error);
	});
	router.openapi(withRight("prices.change", officeSavePriceChange), async (c) => {
		const shop = readShop(c.req.valid("param"));
		if (!shop) return refuse(c, "price_list_unknown");
		const change = readChange(c.req.valid("json"));
		const saved = await saveChange(platform, {
			shop,
			change,
			by: c.var.staffMember,
			locale: c.var.context.site.locale,
		});
		return saved.ok ? c.json(saved.value, 200) : refuseChange(c, saved.error);
	});
	router.openapi(withRight("prices.change", officeWithdrawPriceChange), async (c) => {
		const { id, ...address } = c.req.valid("param");
		const shop = readShop(address);
		if (!shop) return refuse(c, "price_list_unknown");
		const withdrawn = await withdrawChange(platform, {
			shop,
			id,
			by: c.var.staffMember,
			locale: c.var.context.site.locale,
		});
		return withdrawn.ok ? c.json(withdrawn.value, 200) : refuseChange(c, withdrawn.error);
	});
	router.openapi(withRight("prices.change", officeReadPriceSheet), (c) => {
		const shop = readShop(c.req.valid("param"));
		if (!shop) return refuse(c, "price_list_unknown");
		const { csv, validFrom } = c.req.valid("json");
		if (!isDay(validFrom) || validFrom <= todayIn(now)(shop.market)) {
			const fields = { validFrom: wordsOf(c.var.context.site.locale).priceSheet.earliest };
			return refuse(c, "price_change_refused", { fields, message: fields.validFrom });
		}
		const read = readPriceSheet(csv, priceListOn(prices.book(), shop, validFrom), c.var.context.site.locale);
		if (!read.ok) return refuseSheet(c, read.error);
		return c.json({ ...read.value, cells: [...read.value.cells] }, 200);
	});
	router.get("/office-api/price-lists/:channel/:market/prices.csv", requireRight("prices.read"), (c) => {
		const shop = readShop(c.req.param());
		if (!shop) return refuse(c, "price_list_unknown");
		const list = priceListView(platform, shop, OPERATOR_LOCALE);
		const day = c.req.query("day") ?? list.today;
		if (!isDay(day))
			return refuse(c, "request_invalid", { fields: { day: wordsOf(c.var.context.site.locale).input.day } });
		const book = prices.book();
		const tables = priceSheets.map(({ table: { key } }) => ({
			table: key,
			cells: tableOnDay(book, shop, key, day),
		}));
		const name = `preise-${shop.channel}-${shop.market}-${day}.csv`;
		return c.body(writePriceSheet(tables, list.currency), 200, {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		});
	});
	return router;
}
