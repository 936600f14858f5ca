import { about } from "./about.ts";
import { away } from "./away.ts";
import { blocks } from "./blocks.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { gallery } from "./gallery.ts";
import { list } from "./list.ts";
import { lists } from "./lists.ts";
import { magazine } from "./magazine.ts";
import { myDesigns } from "./my-designs.ts";
import { occasions } from "./occasions.ts";
import { options } from "./options.ts";
import { order } from "./order.ts";
import { overviews } from "./overviews.ts";
import { page } from "./page.ts";
import { panel } from "./panel.ts";
import { papers } from "./papers.ts";
import { phone } from "./phone.ts";
import { prices } from "./prices.ts";
import { prints } from "./prints.ts";
import { product } from "./product.ts";
import { prose } from "./prose.ts";
import { rooms } from "./rooms.ts";
import { search } from "./search.ts";
import { shared } from "./shared.ts";
import { siteMap } from "./site-map.ts";
import { waitlist } from "./waitlist.ts";
import { wall } from "./wall.ts";
import { wishlist } from "./wishlist.ts";
import { withdrawal } from "./withdrawal.ts";

/** Words of the shops: those of every page, and areas that come with the pages they are for. */
export const shop = {
	about,
	away,
	page,
	blocks,
	cart: { cart, checkout, order },
	gallery,
	list,
	lists,
	magazine,
	myDesigns,
	occasions,
	options,
	overviews,
	panel,
	papers,
	phone,
	prices,
	prints,
	product,
	prose,
	rooms,
	search,
	shared,
	siteMap,
	waitlist,
	wall,
	wishlist,
	withdrawal,
};
