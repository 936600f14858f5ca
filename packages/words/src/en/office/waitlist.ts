import type { waitlist as german } from "../../de/office/waitlist.ts";

export const waitlist: typeof german = {
	title: "Waiting list",
	explained:
		"Whoever has confirmed that they want to know gets a single email when you announce the opening. After that the address is deleted.",
	caption: "Products and how many wait for them",
	product: "Product",
	brand: "Brand",
	confirmed: "Confirmed",
	unconfirmed: "Not confirmed yet",
	steps: "Announcement",
	announce: "Announce opening",
	notOpen: "not open yet",
	nobody: "nobody waits",
	question: "Announce the opening of {product}?",
	follows:
		"{count, plural, one {One address gets} other {# addresses get}} an email from {brand}. This cannot be taken back.",
	send: "Send {count, plural, one {email} other {# emails}}",
	told: "{product}: {count, plural, =0 {There was nobody left to tell.} one {One email is on its way.} other {# emails are on their way.}}",
};
