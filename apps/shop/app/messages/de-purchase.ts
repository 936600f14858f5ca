import { cart } from "./de-cart.ts";
import { checkout } from "./de-checkout.ts";
import { order } from "./de-order.ts";

/** Words of cart, checkout and order page: loaded with those routes, so that no other page carries them. */
export const dePurchase = { cart, checkout, order } as const;
