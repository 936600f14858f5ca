import { productPages, shownProducts } from "@offizin/contract";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Everything there is of a product (spec 2.3-4), addressed in paths.ts. */
const overviews = [
	"alle-fotokalender",
	"alle-fotobuecher",
	"alle-fotocollagen",
	"alle-fotoboxen",
	"alle-fotoabzuege",
];

/** Products that are not chosen like the others. */
const ownPages: Partial<Record<(typeof shownProducts)[number], string>> = {
	photoprint: "routes/photo-prints.tsx",
};

/** The route table (spec 2.1). Addresses are built in paths.ts, which also leads other names of a page to it. */
export default [
	index("routes/home.tsx"),
	route("produkte", "routes/all-cards.tsx"),
	// Which of them a brand sells is told by the content of its pages.
	...shownProducts.map((product) =>
		route(productPages[product].slice(1, -1), ownPages[product] ?? "routes/product-page.tsx", {
			id: `product-${product}`,
		}),
	),
	...overviews.map((name) => route(name, "routes/product-overview.tsx", { id: name })),
	route("products/:template", "routes/card.tsx"),
	route("karten-designen", "routes/cards.tsx"),
	route("karten-designen/*", "routes/occasion.tsx"),
	route("themes", "routes/themes.tsx"),
	route("themes/:theme", "routes/theme.tsx"),
	route("suche", "routes/search.tsx"),
	route("merkzettel", "routes/wishlist.tsx"),
	route("meine-entwuerfe", "routes/my-designs.tsx"),
	route("entwurf/:token?", "routes/design-link.tsx", { id: "entwurf" }),
	route("ansehen/:token", "routes/design-link.tsx", { id: "ansehen" }),

	route("handy", "routes/phone.tsx"),
	route("papiere", "routes/papers.tsx"),
	route("magazin", "routes/magazine.tsx"),
	route("bescheid", "routes/waitlist.tsx"),
	route("sitemap", "routes/sitemap.tsx"),
	route("sitemap/:part", "routes/sitemap-part.ts"),
	route("sitemap.xml", "routes/sitemap-xml.ts"),
	route("robots.txt", "routes/robots.ts"),
	route("llms.txt", "routes/llms.ts"),

	route("configurator-card/:template", "routes/configurator.tsx", { id: "configurator-card" }),
	route("configurator-collage/:template", "routes/configurator.tsx", { id: "configurator-collage" }),
	// Pictures for the wall are chosen on their page; the editor is for what is seen on them.
	route("configurator-photo-frame/:template/editor", "routes/configurator.tsx", { id: "picture-editor" }),
	route("configurator-photo-frame/:template?", "routes/configurator-picture.ts"),
	route("configurator-photobox/:template?", "routes/configurator-prints.ts"),
	layout("routes/purchase.tsx", [
		route("warenkorb", "routes/cart.tsx"),
		route("vertrag-widerrufen", "routes/withdraw.tsx"),
		route("kasse", "routes/checkout-address.tsx"),
		route("kasse/merken", "routes/checkout-keep.ts"),
		route("kasse/zahlung", "routes/checkout-payment.tsx"),
		route("kasse/pruefen", "routes/checkout-review.tsx"),
		route("kasse/zurueck", "routes/checkout-back.tsx"),
		route("bestellung/:number", "routes/order.tsx"),
	]),
	route("bausteine", "routes/blocks.tsx"),
	route("__preview", "routes/preview.ts"),
	route("*", "routes/story.tsx"),
] satisfies RouteConfig;
