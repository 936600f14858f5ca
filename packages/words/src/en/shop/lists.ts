import type { lists as german } from "../../de/shop/lists.ts";

export const lists: typeof german = {
	products: {
		title: "All cards",
		headline: "All cards",
		intro:
			"Every card comes in several colours and on up to {papers, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{papers}}} papers. You change text, type and picture yourself when you design; the format stays.",
		description:
			"All cards of Papiervogel: formats, colours and collections at a glance, with the price of each.",
	},
	wedding: {
		title: "Wedding cards",
		headline: "Weddings",
		intro:
			"The first of your day that your guests hold in their hands. Choose a collection and stay true to it: everybody will know by the envelope who is writing.",
		description:
			"Design wedding cards online: save the date, invitation and thank-you card from one collection, on {papers, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{papers}}} papers and with foil.",
	},
	einladung: {
		title: "Wedding invitations",
		headline: "Invitations",
		intro:
			"They should be in the letterbox three to six months before the day. The card gives names, day, time, place and a date to reply by; there is room inside for everything else.",
		description:
			"Wedding invitations: design folded cards and DL cards yourself, with gold foil and on fine paper. Sample free.",
	},
	"save-the-date": {
		title: "Save the date cards",
		headline: "Save the date",
		intro:
			"Day and place will do. Send the card ten to twelve months before, rather earlier if the day falls in the holidays.",
		description:
			"Save the date cards for weddings: plain postcards that keep the day free. Design them online.",
	},
	danke: {
		title: "Wedding thank-you cards",
		headline: "Thank-you cards",
		intro:
			"Up to eight weeks after the day, best with a picture. One sentence by hand below it is worth more than a long printed one; we leave room for it.",
		description: "Wedding thank-you cards with a photo: to match the invitation, on natural paper or cotton.",
	},
	kirchenheft: {
		title: "Wedding orders of service",
		headline: "Orders of service",
		intro:
			"Programme, hymns and reading on eight to 32 pages, dressed like the invitation. Write it once you have spoken to whoever marries you; printing it does not take long.",
		description:
			"Design wedding orders of service online: programme, hymns and reading on 8 to 32 stapled pages.",
	},
	menue: {
		title: "Wedding menu cards",
		headline: "Menu cards",
		intro:
			"A card at every place, dressed like the invitation. Order them when the kitchen has confirmed the menu.",
		description:
			"Wedding menu cards to match the invitation: design them online and have them printed on good paper.",
	},
};
