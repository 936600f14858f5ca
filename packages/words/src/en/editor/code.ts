import type { code as german } from "../../de/editor/code.ts";

export const code: typeof german = {
	title: "Content of the QR code",
	kind: "The code opens",
	kinds: {
		link: "a link",
		album: "a photo album",
		event: "a calendar entry",
		map: "the place on a map",
		phone: "a phone call",
	},
	link: {
		label: "Link",
		help: "As it stands in the address bar of the browser.",
	},
	album: {
		label: "Link to the album",
		help: "Share your album in Google Photos, iCloud or Dropbox and paste the link here. Your guests see the photos there and can add their own, if you let them.",
	},
	notHttps:
		"The link has to begin with https://. It is safest to copy it from the address bar or from where you share the album.",
	map: {
		label: "Place",
		help: "Name and address. iPhone and Android show it on a map and lead the way.",
	},
	phone: {
		label: "Phone number",
		help: "For replies by phone. With +49 in front it works from abroad too.",
	},
	event: {
		title: "Title",
		day: "Day",
		time: "Start",
		end: "End",
		endHelp:
			"May stay empty: phones then set an end themselves, mostly after an hour. A time before the start is on the next day.",
		place: "Place",
	},
	feast: "Our celebration",
	told: "Taken from your details. Whatever you change there changes the code.",
	tellAgain: "Take it from your details again",
};
