import type { themes as german } from "../../de/prose/themes.ts";

export const themes: typeof german = {
	title: "Collections",
	pageTitle: "Collections for weddings",
	intro:
		"A collection is one idea, one pair of typefaces, one ornament and one way of laying out the page. What you start today, you can finish a year from now.",
	description:
		"Collections of Papiervogel: one idea from save the date to thank-you card, in several colours and with foil.",
};
