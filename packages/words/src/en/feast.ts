import type { FeastFact } from "@offizin/design";

export const feast = {
	fact: {
		name1: "First name",
		name2: "Second name",
		surname1: "First surname",
		surname2: "Second surname",
		family: "Family name",
		date: "Date of the celebration",
		time: "Time",
		"reply-by": "Reply by",
		place: "Venue",
		town: "Town",
		"place-address": "Address of the venue",
		address: "Address",
		phone: "Phone",
		email: "Email",
		website: "Website",
		hashtag: "Hashtag",
	} satisfies Record<FeastFact, string>,
} as const;
