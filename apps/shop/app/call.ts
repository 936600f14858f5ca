import { createClient } from "@offizin/contract/browser";

/** Calls the server this page came from. */
export const call = createClient<AbortSignal>((url, init) => fetch(url, init));
