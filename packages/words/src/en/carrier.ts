import type { carrier as german } from "../de/carrier.ts";

export const carrier: typeof german = {
	dhl: "DHL",
	deutsche_post: "Deutsche Post",
	dpd: "DPD",
	gls: "GLS",
	ups: "UPS",
	post_at: "Austrian Post",
	swiss_post: "Swiss Post",
};
