import { type Idea, ideasFor } from "../../ideas/idea.ts";

const birthday = [
	...ideasFor("invitation", "birthday", {
		warm: {
			friends:
				"I’m not this old every year, and it’s no fun alone. Come on {{date:full}}, any time after {{time}}.",
			stories: "Each of you knows a story about me that the others don’t. On {{date}} you may tell it.",
			bench: "Food, wine, a long bench and the right people on it. It’s my birthday and I’d like you there.",
		},
		festive: {
			formal:
				"Please join me for my birthday on {{date:full}}. We begin at {{time}} with a glass of something cold.\n{{place}}, {{town}}",
			round:
				"A round number calls for a laid table. I’d be delighted to have you at mine:\n{{date:full}}, {{time}}\n{{place}}",
		},
		playful: {
			candles: "The candles now cost more than the cake. Help me blow them out, {{date}}, from {{time}}.",
			number:
				"I’ve checked the sum and the number is correct. Condolences are accepted on {{date}}, in the form of dancing.",
			children:
				"Treasure hunt, sausages, cake: I’m turning another year taller. Can you come on {{date:full}} at {{time}}?",
		},
		poetic: { ring: "One more summer,\none more ring in the wood.\nCome and sit beneath it." },
		plain: { brief: "It’s my birthday.\n{{date:full}}, {{time}}\n{{place}}, {{town}}" },
	}),
	...ideasFor("quotation", "birthday", {
		poetic: { friend: { text: "To me, fair friend, you never can be old", by: "William Shakespeare" } },
	}),
	...ideasFor("reply", "birthday", {
		plain: { call: "Say by {{reply-by}} whether you can come: {{phone}}." },
	}),
	...ideasFor("gifts", "birthday", {
		warm: {
			bottle: "No presents, please. If your hands feel empty, bring a bottle we can open there and then.",
		},
	}),
	...ideasFor("thanks-text", "birthday", {
		warm: {
			week: "There were flowers on every windowsill for a week. Thank you for calls, cards and presents, and for the evening.",
		},
	}),
	...ideasFor(["title", "heading"], "birthday", {
		playful: { again: "Another one" },
		plain: { party: "A birthday" },
	}),
];

const christmas = [
	...ideasFor("message", "christmas", {
		warm: {
			stop: "For a few days everything stops: no alarm clocks, nowhere to be, only mince pies and the smell of pine. We wish you the same.",
			near: "We’ve seen too little of you this year. Next year we’ll do better. Happy Christmas to all of you.",
			candle:
				"We’re lighting a candle for everyone who can’t be at the table this year. One of them is yours. Happy Christmas.",
		},
		festive: {
			formal: "With best wishes for a peaceful Christmas and a happy New Year to you and your family.",
			business:
				"Thank you for your trust and your company this year. We wish you restful holidays and a good start to the next.",
			donation:
				"In place of presents we have given to charity this year. To you we send our warmest wishes for Christmas.",
		},
		playful: {
			lights:
				"The lights are untangled and the tree is very nearly straight. As far as we’re concerned, it can begin.",
			biscuits:
				"There were meant to be biscuits in this envelope. They didn’t make it to the post box. Happy Christmas anyway.",
		},
		poetic: { snow: "A window with a light in it,\na path with snow on it,\nsomeone at the door." },
		plain: { brief: "Happy Christmas\nand a good New Year" },
	}),
	...ideasFor("quotation", "christmas", {
		festive: {
			heart: {
				text: "I will honour Christmas in my heart, and try to keep it all the year.",
				by: "Charles Dickens",
			},
		},
		poetic: {
			love: { text: "Love came down at Christmas,\nLove all lovely, Love Divine", by: "Christina Rossetti" },
		},
	}),
	...ideasFor(["title", "heading"], "christmas", {
		warm: { us: "From us to you" },
		festive: { peace: "Peace and joy" },
		plain: { happy: "Happy Christmas" },
	}),
];

export const year: readonly Idea[] = [...birthday, ...christmas];
