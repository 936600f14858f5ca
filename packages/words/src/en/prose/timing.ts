import type { timing as german } from "../../de/prose/timing.ts";

export const timing: typeof german = {
	title: "When to send which card?",
	description:
		"Save the date, invitation, reply, menu, thank-you: when wedding stationery should arrive and what to put on it. With a calculator for your date.",
	intro:
		"Between the first “save the date” and the last thank-you lie a good year and {sendings, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} other {{sendings}}} mailings. Here is when to send each of them and what to put on it.",
	sections: [
		{
			heading: "Save the date: ten to twelve months before",
			text: [
				"As soon as the date and the venue are settled, you can send the card. It needs nothing but these two and your names; times, hotels and the dress code belong in the invitation. If your day falls in the school holidays, on a long weekend or abroad, fifteen months ahead is not too early.",
				"Everyone who receives a save the date also receives an invitation, so send it only to guests you are sure of. See the [save the date cards](/karten-designen/hochzeit/save-the-date/).",
			],
		},
		{
			heading: "Invitation: three to six months before",
			text: [
				"Five months is a good average: guests can still book time off, and the card does not hang on the fridge for so long that it is forgotten. Your names go on the front; inside are the date, time and venue, the order of the day in three lines, and a telephone number, which need not be your own.",
				"Be precise on the envelope about who is invited. “The Berger family” includes the children, “Anna and Jonas Berger” does not. That saves everyone an awkward question. See the [invitations](/karten-designen/hochzeit/einladungskarten/).",
			],
		},
		{
			heading: "Replies: eight weeks before",
			text: [
				"Give a date in the invitation by which you need an answer, and set it eight weeks before the wedding. Once you have rung the last stragglers, that leaves time for the seating plan, the kitchen and the stationery. “Please let us know by 12 April” is friendlier than “RSVP”, and works better.",
			],
		},
		{
			heading: "Menus and place cards: three weeks before",
			text: [
				"Order them once the kitchen has confirmed the menu, and allow five more than you have guests. In the style of your invitation, they bring the greeting from the envelope back to every place at the table.",
			],
		},
		{
			heading: "Thank-you cards: up to eight weeks after",
			text: [
				"The photographs are usually ready after four to six weeks; do not keep your guests waiting longer than that. Print just a few words and add a handwritten line meant for this family alone. Uncoated papers are better for writing on than glossy ones, see [papers](/papiere/). See the [thank-you cards](/karten-designen/hochzeit/dankeskarten/).",
			],
		},
		{
			heading: "And the postage?",
			text: [
				"In Germany, C6 and DL cards go as a standard letter. Square cards look lovely but cost almost twice as much, as they go as a large letter; for eighty guests that adds €68. If you are enclosing anything, put a finished letter on the kitchen scales: from 20 g it counts as a compact letter.",
			],
		},
	],
};
