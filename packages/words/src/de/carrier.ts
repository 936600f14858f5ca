import type { Carrier } from "@offizin/delivery";

export const carrier = {
	dhl: "DHL",
	deutsche_post: "Deutsche Post",
	dpd: "DPD",
	gls: "GLS",
	ups: "UPS",
	post_at: "Österreichische Post",
	swiss_post: "Die Schweizerische Post",
} satisfies Record<Carrier, string>;
