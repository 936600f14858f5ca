import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	route("anmelden", "routes/login.tsx"),
	route("abmelden", "routes/logout.tsx"),
	route("ui", "routes/ui.tsx"),
	layout("routes/staff.tsx", [
		index("routes/orders.tsx"),
		route("auftraege/:number", "routes/order.tsx"),
		route("preise", "routes/price-lists.tsx"),
		route("preise/:channel/:market", "routes/price-list.tsx"),
		route("preise/:channel/:market/einlesen", "routes/price-sheet.tsx"),
		route("preise/:channel/:market/:table", "routes/price-table.tsx"),
		route("content", "routes/content-spaces.tsx"),
		route("content/:space", "routes/content-space.tsx", [
			index("routes/content-pages.tsx"),
			route("assets", "routes/content-assets.tsx"),
			route("lists", "routes/content-lists.tsx"),
			route("lists/:list", "routes/content-list.tsx"),
			route("access", "routes/content-access.tsx"),
			route("trash", "routes/content-trash.tsx"),
			route(":story", "routes/content-story.tsx"),
		]),
		route("vorlagen", "routes/templates.tsx"),
		route("vorlagen/:template", "routes/template.tsx"),
		route("vorlagen/:template/pruefen", "routes/template-check.tsx"),
		route("warteliste", "routes/waitlist.tsx"),
		route("katalog", "routes/catalogue.tsx"),
		route("katalog/tabellen/:subject", "routes/catalogue-table.tsx"),
		route("katalog/produkte/:product", "routes/catalogue-product.tsx"),
	]),
	route("vorlagen/:template/bearbeiten", "routes/template-editor.tsx"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
