import type { ShopContext } from "@offizin/contract";
import { createContext } from "react-router";

/** What the server knows about this request: brand, addresses, nonce and the way to the JSON doors. */
export const shopContext = createContext<ShopContext>();

/** Path of the page that is asked for, also where its data are. */
export const askedPath = createContext("");
