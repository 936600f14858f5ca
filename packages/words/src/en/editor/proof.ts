import { terms } from "../terms.ts";

/** Words of the last look before the cart. */
export const proof = {
	title: "Please look at everything once more, at leisure",
	lead: `This is how your design goes to print. ${terms.frozen}`,
	open: "{page}: look closely",
	larger: "Larger",
	smaller: "Smaller",
	zoom: "{percent, number} %",
	previous: "Previous page",
	next: "Next page",
	read: "Please read letter by letter",
	pdf: "Proof as a PDF",
	dates: "Dates in your design",
	date: "{date} is a {weekday}.",
	wrongDate: "{date} is a {weekday}; your design says {written}.",
	ticks: "Shall this be printed as it is?",
	ticksLead: "Please confirm each point by itself, or change it.",
	mustTick: "Please confirm each point that shall be printed as it is.",
	sample: "Still sample text",
	confirm: "I have checked all pages, names and dates.",
	mustConfirm: "Please confirm that you have checked everything.",
	blocked: "Something has to be changed before you can order.",
	uploading: "A photo is still being uploaded.",
	changed: "Your design has changed in the meantime. You now see it as it is. Please check it once more.",
	back: "Go on designing",
	adding: "Adding to the basket …",
};
