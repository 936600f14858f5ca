import type { home as german } from "../../de/shop/home.ts";

export const home: typeof german = {
	title: "Wedding cards, printed on good paper",
	description:
		"Save the date, invitation and thank-you card from one collection: designed online, printed on {papers, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{papers}}} papers, finished with foil. Up to {samples, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} samples free.",
	hero: {
		headline: { before: "An envelope opens, and the day", word: "begins", after: "." },
		text: "Your invitation is the first of your day that your guests hold in their hands. We draw the cards, you put in names, place and picture, and we print on paper that people like to touch twice.",
		action: "See wedding cards",
		picture:
			"Invitation, save the date and thank-you card with envelopes on pale linen, in the light of a window",
	},
	promises: {
		samples: "{samples, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} other {#}} samples free",
		day: "A delivery day, not a range",
		invoice: "Pay by invoice from {invoice}",
		papers:
			"{papers, select, 2 {Two} 3 {Three} 4 {Four} 5 {Five} 6 {Six} 7 {Seven} 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{papers}}} papers, {foils, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{foils}}} foils",
	},
	themes: {
		headline: "Collections from the first card to the last",
		text: "A collection is one idea that lasts: from the save the date in winter to the thank-you after the honeymoon.",
	},
	order: {
		headline: "Which card when",
		text: "{sendings, select, 2 {Two} 3 {Three} 4 {Four} 5 {Five} 6 {Six} 7 {Seven} 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{sendings}}} mailings, one celebration. This is how early they should be in the letterbox.",
		steps: {
			"save-the-date": {
				when: "10 to 12 months before",
				text: "The day, the place: nothing more is needed.",
			},
			einladung: {
				when: "3 to 6 months before",
				text: "With the time, how to get there and a request to reply.",
			},
			danke: { when: "up to 8 weeks after", text: "With the picture everybody is waiting for." },
		},
		action: "More about the dates in the magazine",
	},
	paper: {
		headline: "Paper is half the greeting",
		feel: "Cotton that falls almost like cloth. Natural paper that drinks the colour a little. A cool white on which photos stand as on glass. Every product page shows which paper suits your card and which one takes foil.",
		samples:
			"And because paper cannot be felt on a screen, we send you up to {samples, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} cards beforehand, free of charge.",
		action:
			"All {papers, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{papers}}} papers",
		picture: "Edge of a folded card of cotton paper with gold foil, very close",
	},
	exact: {
		headline: "What you see is in the envelope",
		text: "Screen and press read the same page: every line breaks where it broke in the design, and foil already shines in the draft. Whatever stands too near the edge or would be printed too small, we tell you before you order.",
	},
	cards: "Freshly drawn",
	products: "Besides cards",
};
