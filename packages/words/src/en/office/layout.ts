import type { layout as german } from "../../de/office/layout.ts";

export const layout: typeof german = {
	opening: "Offizin order desk",
	pageTitle: "{title} – Offizin",
	toContent: "Skip to content",
	areas: "Sections",
	area: {
		orders: "Orders",
		nesting: "Cutting",
		prices: "Prices",
		books: "Books",
		catalogue: "Catalogue",
		templates: "Templates",
		content: "Content",
		waitlist: "Waiting list",
	},
	keys: "Keys",
	language: "Language",
	name: {
		title: "Your name",
		label: "Name",
		help: "This is how others see who has changed something or is editing it. You are signed in as {email}.",
	},
	signOut: "Sign out",
	stillSignedIn: "You are still signed in: {reason}",
	loading: "Loading …",
	missing: "There is no such page",
	broken: "This page has stopped working",
	brokenText: "This is a fault in the program. Nothing has changed in the orders because of it.",
	toOrders: "Go to the orders",
};
