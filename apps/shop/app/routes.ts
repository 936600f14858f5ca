import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The route table (spec 2.1). Addresses are built in paths.ts. */
export default [
	index("routes/home.tsx"),
	route("produkte", "routes/products.tsx"),
	route("products", "routes/products-alias.ts"),
	route("products/:template", "routes/product.tsx"),
	route("karten-designen", "routes/cards.tsx"),
	route("karten-designen/hochzeit/:kind?", "routes/wedding.tsx"),
	route("themes", "routes/themes.tsx"),
	route("themes/:theme", "routes/theme.tsx"),
	route("wishlist", "routes/wishlist-alias.ts"),
	route("warenkorb", "routes/cart.tsx"),
	route("kasse", "routes/checkout-address.tsx"),
	route("kasse/zahlung", "routes/checkout-payment.tsx"),
	route("kasse/pruefen", "routes/checkout-review.tsx"),
	route("bestellung/:number", "routes/order.tsx"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
