import { allOff, type PageTreatments, type RequestContext } from "@offizin/contract";
import type { TreatmentsOf } from "../doors/channel/request-contexts.ts";

/** A request to the first site, by default with nothing decided. */
export const testContext: RequestContext = {
	site: { channel: "papiervogel", market: "de", locale: "de-DE" },
	origin: "http://localhost:3000",
	prefix: "",
	platform: "",
	hosts: { shared: "http://localhost:3000", markets: {} },
	sisterOrigin: "http://localhost:3001",
	sisterAddress: "http://localhost:3001",
	flags: allOff,
	consent: "unknown",
	isOwnHost: true,
};

/** Treatments of flags that only tests have. */
export function testTreatments(treatments: Readonly<Record<string, string>>): PageTreatments {
	return treatments;
}

const on = testTreatments({ test_flag: "on" });
const off = testTreatments({ test_flag: "off" });

/** A flag that a cookie decides about. */
export const treatmentsByCookie: TreatmentsOf = (cookie = "") => (cookie.includes("test_flag=on") ? on : off);
