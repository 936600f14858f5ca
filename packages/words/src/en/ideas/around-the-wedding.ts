import { type Idea, ideasFor } from "../../ideas/idea.ts";

const saveTheDate = [
	...ideasFor("message", "save-the-date", {
		warm: {
			ink: "Put {{date}} in the diary, in ink. A proper invitation is on its way.",
			first:
				"You’re among the first to know: we’re getting married on {{date:full}}. Please keep the day for us.",
			town: "{{town}}, {{date}}. Without you it would only be a nice day out. More very soon.",
		},
		festive: {
			formal:
				"Please reserve {{date:full}} for the wedding of {{name1}} and {{name2}}. A formal invitation will follow.",
			honour:
				"We are to be married on {{date:full}} and very much hope that you will be able to join us. Invitation to follow.",
		},
		playful: {
			excuses:
				"If you’re moving house, running a marathon or having a birthday that day, there’s still time to rearrange.",
			hair: "We have a date and not much else. Book the haircut, tell the boss.",
		},
		poetic: { page: "Leave one page blank.\nWe’ll tell you soon\nwhat to write on it." },
		plain: {
			free: "Please keep {{date}} free.\nInvitation to follow.",
			weekend: "You may want to keep the whole weekend. Details to follow.",
		},
	}),
	...ideasFor(["title", "heading", "back-heading", "occasion"], "save-the-date", {
		warm: { keep: "Keep the day\nfor us", soon: "Married soon" },
		playful: { pencil: "Pens out,\ndiaries open" },
		plain: { save: "Save\nthe day" },
	}),
];

const thanks = [
	...ideasFor("thanks-text", "thanks", {
		warm: {
			room: "Dear family, dear friends,\n\nFor a few hours everybody who matters to us was in one room. We keep going back there in our heads. Thank you for coming, for your words, your help and your presents.",
			hands:
				"You carried chairs, minded children, gave speeches and danced to the very end. Nobody makes a day like that alone. Thank you.",
			cards:
				"We read your cards on a Sunday morning, one after another, some of them twice. Thank you for every word and for all that came with them.",
			photographs:
				"In nearly every picture one of you is laughing. Thank you for spending that {{date:weekday}} in {{date:month}} with us.",
		},
		festive: {
			formal:
				"We thank you most warmly for your good wishes, for your generous present and for the hours you spent with us.",
			wishes: "Your kind wishes and presents gave us great pleasure. Please accept our thanks.",
		},
		playful: {
			feet: "Our feet have recovered, the cake is gone. What’s left is this: you were wonderful. Thank you.",
			neighbours:
				"Thank you for coming, staying and singing. The neighbours send their regards and now know all the words.",
		},
		poetic: { echo: "Glasses washed,\nflowers pressed,\nand still the sound of you.\nThank you." },
		plain: {
			brief: "Thank you for being there.\n{{name1}} and {{name2}}",
			gifts: "Thank you for your good wishes and your presents.",
		},
	}),
	...ideasFor(["title", "heading"], "thanks", {
		warm: { heart: "With all our thanks", came: "So glad you came" },
		festive: { thanks: "With our thanks" },
		playful: { what: "What a day" },
		plain: { all: "Thank you all" },
	}),
	...ideasFor("salutation", "thanks", {
		warm: { all: "To everyone who came," },
		festive: { guests: "Dear honoured guests," },
	}),
];

const anniversary = [
	...ideasFor("invitation", "anniversary", {
		warm: {
			again:
				"We said yes then and we’d say it again. Come and raise a glass with us, on {{date:full}} from {{time}}.",
			photographs:
				"In the old pictures we all look terribly young. Time for some new ones: come for tea on our anniversary and stay for whatever follows.",
			years:
				"A few houses, a garden and some grey hair later, we still like waking up side by side. That seems worth a party.",
		},
		festive: {
			golden:
				"Please join us to celebrate our golden wedding\non {{date:full}} at {{time}}\n{{place}}, {{town}}",
			silver:
				"Twenty-five years married: we are marking the day on {{date:full}}, and request the pleasure of your company.",
			company:
				"Our house is a year older, and we owe it to you. Please join us for a reception on {{date:full}} at {{time}}.",
		},
		playful: {
			dishes:
				"After this many years of doing the washing-up together, we’ve earned a night off. {{date}}, from {{time}}.",
		},
		poetic: { rings: "Ring by ring, the way trees do it,\nwe’ve grown.\nCome and sit in the shade." },
		plain: { brief: "It’s our anniversary.\n{{date:full}}, from {{time}}\n{{place}}, {{town}}" },
	}),
	...ideasFor("quotation", "anniversary", {
		poetic: { browning: { text: "Grow old along with me!\nThe best is yet to be", by: "Robert Browning" } },
	}),
	...ideasFor(["title", "heading"], "anniversary", {
		warm: { still: "Still yes" },
		festive: { golden: "Golden wedding", silver: "Silver wedding" },
	}),
];

export const aroundTheWedding: readonly Idea[] = [...saveTheDate, ...thanks, ...anniversary];
