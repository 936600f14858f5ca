import type { occasions as german } from "../../de/shop/occasions.ts";

export const occasions: typeof german = {
	bySlug: {
		einschulung: {
			title: "First day at school cards",
			headline: "First day at school",
			intro:
				"A morning with a school cone, an afternoon with everyone in the garden. The invitation may be as bright as the satchel.",
		},
		firmung: {
			title: "Confirmation cards",
			headline: "Catholic confirmation",
			intro: "A celebration that a young person has chosen. The card speaks in that voice.",
		},
		geburt: {
			title: "Birth announcements",
			headline: "Birth",
			intro: "A name, a weight, an hour: the first to hear need to know no more.",
		},
		geburtstag: {
			title: "Birthday invitations",
			headline: "Birthday",
			intro: "When, where, until when, and whether there will be food. The evening sees to the rest.",
		},
		"geburtstag/kindergeburtstag": {
			title: "Children's birthday invitations",
			headline: "Children's birthday",
			intro: "For guests who cannot read yet, and for parents who must know when to come back.",
		},
		kommunion: {
			title: "First Communion cards",
			headline: "First Communion",
			intro: "The Sunday is fixed and seats in church are few. Invite early.",
		},
		konfirmation: {
			title: "Confirmation invitations",
			headline: "Protestant confirmation",
			intro: "Invitation, menu and thanks of one piece, so that the day holds together.",
		},
		ostern: {
			title: "Easter cards",
			headline: "Easter",
			intro: "A greeting that arrives before the holidays, and a picture that stays on the mantelpiece.",
		},
		taufe: {
			title: "Christening cards",
			headline: "Christening",
			intro: "Invitation, order of service and thanks: three letters, one small person.",
		},
		trauer: {
			title: "Condolence and funeral cards",
			headline: "Mourning",
			intro: "Few words, good paper, much room. We do not print mourning cards ourselves yet.",
		},
		weihnachten: {
			title: "Christmas cards",
			headline: "Christmas",
			intro: "At the end of the year one writes even to those one has not seen all year.",
		},
		"weihnachten/geschaeftlich": {
			title: "Business Christmas cards",
			headline: "Christmas at work",
			intro: "Thanks to those you have worked with. Signed by hand, not by a logo alone.",
		},
		"weihnachten/privat": {
			title: "Family Christmas cards",
			headline: "Christmas at home",
			intro:
				"One photograph of the year, three sentences by hand, and in the letterbox before Christmas week.",
		},
	},
	description: "{title} by Papiervogel: what there is, when there will be more, and what fits until then.",
	byKind: {
		einladung: {
			title: "Invitations",
			headline: "Invitations",
			intro:
				"Guests want to know who, when, where, and by what day to reply. There is room for that in front, and inside for the rest.",
			description:
				"Design invitations yourself: folded cards and DL cards on good paper, with foil; a sample is free.",
		},
		"save-the-date": {
			title: "Save the date cards",
			headline: "Save the date",
			intro: "Day and place, no more. The card keeps the day free until the invitation comes.",
			description:
				"Design save the date cards yourself: postcards that keep the day free, with a photo or foil.",
		},
		danke: {
			title: "Thank-you cards",
			headline: "Thank-you cards",
			intro: "A picture of the day and a sentence by hand. Our thank-you cards leave room for both.",
			description:
				"Design thank-you cards with a photo yourself: to match the invitation, on natural paper or cotton.",
		},
		kirchenheft: {
			title: "Orders of service",
			headline: "Orders of service",
			intro: "Programme, hymns and reading on eight to 32 pages, dressed like the invitation.",
			description: "Design orders of service to match the invitation: 8 to 32 stapled pages.",
		},
		menue: {
			title: "Menu cards",
			headline: "Menu cards",
			intro: "A card at every place, dressed like the invitation.",
			description: "Design menu cards to match the invitation and have them printed on good paper.",
		},
	},
	/** In place of tiles while there are none. */
	none: {
		title: "We are still drawing for this occasion.",
		text: "There will be cards here as soon as they are good enough for us to send them ourselves. Formats and papers are settled, and what a card may say you can read further down.",
		formats: "The formats, at one scale",
		size: "{width} × {height}\u00a0mm",
		papers: "The papers",
		samples: "Order sample cards",
		meanwhile: "For other celebrations there are some already",
	},
};
