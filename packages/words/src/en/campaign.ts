import type { campaign as german } from "../de/campaign.ts";

export const campaign: typeof german = {
	samples: "{count, plural, one {# sample card free} other {# sample cards free}}",
	invoice: "On invoice from {amount}",
	express: "Express: ordered by {time}",
};
