import type { ShopContext } from "@offizin/contract";
import { createContext } from "react-router";

/** What the server knows about this request: brand, addresses, nonce and the way to the JSON doors. */
export const shopContext = createContext<ShopContext>();
