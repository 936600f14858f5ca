import { expect, test } from "@playwright/test";
import {
	tryChoosingHeaders,
	tryRawRequests,
	tryRedirects,
} from "../../tools/campaign/abuse/http/hostile-http.ts";
import { runAddress } from "../fixtures/run-address.ts";

// Short forms of `npm run campaign -- abuse` that need the built shop behind real sockets.
const { papiervogel } = runAddress().origins;

test("[security.M5] no spelling of an address redirects off the site", async () => {
	expect(await tryRedirects(papiervogel)).toEqual([]);
});

test("[security.M6] what a header chooses is in Vary or kept by nobody", async () => {
	expect(await tryChoosingHeaders(papiervogel)).toEqual([]);
});

test("[security.L6] whatever comes over a socket is answered or hung up on, without a failure", async () => {
	expect(await tryRawRequests(papiervogel)).toEqual([]);
});
