import type { magazine as german } from "../../de/shop/magazine.ts";

export const magazine: typeof german = {
	topic: {
		occasion: "Occasion",
		paper: "Paper",
		post: "Post",
		wording: "Words",
		photo: "Photo",
		wall: "Wall",
	},
	postCalendar: {
		label: "Day of the wedding",
		action: "Work out the dates",
		refused: "Please enter a day after 2020, for example 12.06.2027.",
		sending: {
			"save-the-date": "Save the date in the letterbox",
			einladung: "Invitation in the letterbox",
			antwort: "Replies asked for by",
			menue: "Order menu and place cards",
			danke: "Thank-you cards sent at the latest",
		},
	},
};
