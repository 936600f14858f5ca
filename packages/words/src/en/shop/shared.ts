import type { shared as german } from "../../de/shop/shared.ts";

export const shared: typeof german = {
	shared: {
		openTitle: "Open a design",
		openIntro: "Go on designing on this device: what you change shows wherever the design is open.",
		openHere: "Open on this device",
		openNote: "Afterwards you find it here under “My designs”.",
		preview: "Design “{name}” as it looks now",
		until: "The link is valid until {day}.",
		codeTitle: "Enter a code",
		codeIntro:
			"On the device with the design, let “Share” show you a code and type it here. It is valid for a quarter of an hour and only once.",
		codeLabel: "Code",
		codeHelp: "Eight letters and digits; capital and small letters are the same.",
		codeOpen: "Open the design",
		goneTitle: "This link is no longer valid",
		gone: "It has expired or was revoked. Please ask for a new one.",
		toCode: "Enter a code instead",
		toDesigns: "To my designs",
		viewTitle: "Look at {name}",
		viewIntro:
			"Somebody shows you this design. Leave comments on each page; you cannot change anything here.",
		page: "Page {name}",
		enlarge: "Show larger: {name}",
		shrink: "Show smaller: {name}",
		remarks: "Comments",
		earlier: "on an earlier version",
		settled: "done",
		add: "Comment",
		addTo: "Comment on: {name}",
		author: "Your name",
		text: "Comment",
		send: "Send the comment",
		sent: "Thank you. Your comment now stands beside this page.",
		offline: "You are offline at the moment. Please try again shortly.",
		failed: "That did not work. Please try again.",
	},
};
