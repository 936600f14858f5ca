import type { timing as german } from "../../de/prose/timing.ts";

export const timing: typeof german = {
	title: "Which card is sent when?",
	description:
		"Save the date, invitation, reply, menu, thanks: when wedding post belongs in the letterbox and what it says. With a calculator for your day.",
	intro:
		"Between the first “keep the day free” and the last thank-you lie a good year and {sendings, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} other {{sendings}}} sendings. Here is when each of them is due and what should be on it.",
	sections: [
		{
			heading: "Save the date: ten to twelve months before",
			text: [
				"As soon as day and place are certain, the card may go. It needs no more than these two and your names; time, hotel and dress belong in the invitation. If the day falls in the school holidays, on a long weekend or abroad, fifteen months are not too early.",
				"Whoever gets a save the date gets an invitation as well. So send it only to guests who are certain. To the [save the date cards](/karten-designen/hochzeit/save-the-date/).",
			],
		},
		{
			heading: "Invitation: three to six months before",
			text: [
				"Five months are a good middle: guests can still take their leave, and the card does not hang on the fridge until it is forgotten. The names belong on the front; inside stand day, time and place, the course of the day in three lines, and a telephone number that need not be your own.",
				"Write on the envelope exactly who is meant. “The Berger family” invites the children too, “Anna and Jonas Berger” does not. That saves questions nobody likes to ask. To the [invitations](/karten-designen/hochzeit/einladungskarten/).",
			],
		},
		{
			heading: "Reply: eight weeks before",
			text: [
				"Name a date in the invitation by which you need an answer, and put it eight weeks before the day. After the last call to the late ones there is then still time for seating plan, kitchen and paper. “Please let us know by 12 April” is kinder and works better than “RSVP”.",
			],
		},
		{
			heading: "Menus and place cards: three weeks before",
			text: [
				"Order them when the kitchen has confirmed the menu, and count five more than guests. Dressed like the invitation, they put the greeting from the envelope on every place once more.",
			],
		},
		{
			heading: "Thanks: up to eight weeks after",
			text: [
				"The photographer’s picture is mostly there after four to six weeks; guests should not wait longer. Print little text, and add by hand a sentence that is true for this family only. Open papers suit this better than glossy ones, see [papers](/papiere/). To the [thank-you cards](/karten-designen/hochzeit/dankeskarten/).",
			],
		},
		{
			heading: "And the postage?",
			text: [
				"In Germany cards in C6 and DL travel as a standard letter. Square cards look beautiful, but cost almost twice as much as a large letter; with eighty guests that is 68 € more. Whoever encloses something should put a finished letter on the kitchen scales: from 20 g on it is a compact letter.",
			],
		},
	],
};
