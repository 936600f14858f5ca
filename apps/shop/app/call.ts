import { createClient } from "@offizin/contract/browser";

/** Calls the server this page came from, in the language of the page. */
export const call = createClient<AbortSignal>((url, init) =>
	fetch(url, {
		...init,
		headers: { ...init.headers, "x-locale": document.documentElement.dataset.locale ?? "" },
	}),
);
