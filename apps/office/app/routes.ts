import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	route("anmelden", "routes/login.tsx"),
	route("abmelden", "routes/logout.tsx"),
	layout("routes/staff.tsx", [index("routes/orders.tsx"), route("auftraege/:number", "routes/order.tsx")]),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
