import { type CustomerOwner, formatOwner, type Owner } from "@offizin/accounts";
import type { ArticleLine, addLine, Cart } from "@offizin/cart";
import type { CartView } from "@offizin/contract";
import { newId } from "../../adapters/ids/new-id.ts";
import type { AppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { openPayment, ownerOf, testSite } from "../../testing/check-out-with.ts";
import { newCustomer } from "../../testing/owners.ts";
import { addToCart, makeDesign, templateWith } from "../../testing/shopper.ts";
import { findCart } from "../cart/cart-store.ts";
import { changeCart } from "../cart/change-cart.ts";
import { abandonDraft } from "../checkout/abandon-draft.ts";
import { moveOwner } from "./move-owner.ts";

/** A design without photos, which can be ordered as it is. */
export const template = templateWith({ photo: false }).id;

const owning = ["cart", "design", "upload", "upload_charge", "checkout_request"] as const;

export function ribbons(quantity: number): ArticleLine {
	return { item: "article", id: newId(), sku: "ribbon-jute-natur", quantity };
}

/** What somebody does who signs in, and what becomes of it; no door does it yet. */
export function signInsOn({ app, platform }: AppUnderTest) {
	const { db } = platform.database;
	const cartOf = (owner: Owner) => findCart(db, { owner, channel: testSite.channel });
	return {
		cartOf,
		signIn: (browser: Browser, to: CustomerOwner) => moveOwner(platform, { from: ownerOf(browser), to }),
		/** Changes a cart as its door does, for customers too. */
		change(owner: Owner, apply: (cart: Cart) => ReturnType<typeof addLine>) {
			const asked = { site: testSite, owner, expected: undefined, apply: async (cart: Cart) => apply(cart) };
			return changeCart(platform, asked, (draft) => abandonDraft(platform, draft, openPayment));
		},
		/** A visitor with a design in the cart, and a customer who has nothing yet. */
		async shopper() {
			const browser = browserOn(app);
			const { id } = await makeDesign(browser, { template });
			const { body: cart }: { body: CartView } = await addToCart(browser, id, 50);
			return { browser, cart, from: ownerOf(browser), to: newCustomer() };
		},
		/** How many rows of each table an owner has. */
		async owned(owner: Owner): Promise<Readonly<Record<string, number>>> {
			const counts = owning.map(async (table) => {
				const mine = db.selectFrom(table).select("owner").where("owner", "=", formatOwner(owner));
				return [table, (await mine.execute()).length] as const;
			});
			return Object.fromEntries(await Promise.all(counts));
		},
		/** What lies in an open cart: designs and articles with their pieces. */
		async goods(owner: Owner): Promise<readonly string[]> {
			const lines = (await cartOf(owner))?.lines ?? [];
			return lines.map((line) => `${line.quantity} ${"sku" in line ? line.sku : line.item}`);
		},
	};
}
