import { type Idea, ideasFor } from "../../ideas/idea.ts";

const birth = [
	...ideasFor("message", "birth", {
		warm: {
			arrived:
				"{{name1}} is here. Ten fingers, ten toes, one surprised look. We do nothing all day but stare.",
			quiet:
				"Since {{date}} our house has been louder and quieter than ever. {{name1}} is asleep as we write this. We’re whispering.",
			three:
				"On {{date:full}} at {{time}} we became a family. {{name1}} is well, we’re tired, and everything is as it should be.",
			table:
				"There’s one more of us at the table. {{name1}} has no opinions yet but is getting plenty of advice.",
		},
		festive: { announce: "With great joy we announce the birth of\n{{name1}}\non {{date}} at {{time}}" },
		playful: {
			nights:
				"{{name1}} has arrived and taken over the night shift. Visitors welcome by day, with cake and soft shoes.",
			boss: "Under new management: {{name1}} now runs this household. Office hours are all of them.",
		},
		poetic: {
			hand: "A hand so small\none finger fills it,\nand what a hold\nit has on us.",
			name: "Nine months a secret.\nNow a name:\n{{name1}}.",
		},
		plain: { born: "{{name1}}\nborn on {{date}}" },
	}),
	...ideasFor("quotation", "birth", {
		poetic: {
			everywhere: {
				text: "Where did you come from, baby dear?\nOut of the everywhere into here.",
				by: "George MacDonald",
			},
		},
	}),
	...ideasFor("thanks-text", "birth", {
		warm: {
			soup: "Thank you for tiny hats, for soup on the doorstep and for waiting until we were ready. {{name1}} is looking forward to meeting each of you in turn.",
		},
	}),
	...ideasFor(["title", "heading"], "birth", {
		warm: { here: "There you are", hello: "Hello, {{name1}}" },
		playful: { more: "And then there was one more" },
	}),
];

const baptism = [
	...ideasFor("invitation", "baptism", {
		warm: {
			hymns:
				"{{name1}} is being christened on {{date:full}} at {{time}}. Lunch afterwards. If you don’t know the hymns, hum.",
			village:
				"A child needs plenty of people on their side. You’re on {{name1}}’s. Please be at the christening on {{date}}.",
			garden:
				"After church there’ll be tea, in the garden if the sky allows. {{name1}} will probably sleep through it.",
		},
		festive: {
			formal:
				"We request the pleasure of your company at the christening of {{name1}}\non {{date:full}} at {{time}}\n{{place}}, {{town}}",
			blessing:
				"As we ask God’s blessing on {{name1}}, we would be glad to have you with us.\n{{date:full}}, {{time}}\n{{place}}, {{town}}",
		},
		playful: { splash: "{{name1}} is about to get rather wet. Spectators welcome, {{date}}, {{time}}." },
		poetic: { water: "A little water,\na name said clearly,\nand a church full of people to hear it." },
		plain: { brief: "{{name1}}’s christening\n{{date:full}}, {{time}}\n{{place}}, {{town}}" },
	}),
	...ideasFor("quotation", "baptism", {
		festive: {
			children: { text: "Suffer the little children to come unto me, and forbid them not", by: "Mark 10:14" },
			keep: { text: "The LORD bless thee, and keep thee", by: "Numbers 6:24" },
		},
	}),
	...ideasFor("gifts", "baptism", {
		warm: { book: "Bring {{name1}} a book you loved as a child, with something written in the front." },
	}),
	...ideasFor(["title", "heading"], "baptism", {
		festive: { day: "On the occasion of a christening" },
		warm: { name: "{{name1}} is being christened" },
	}),
];

export const children: readonly Idea[] = [...birth, ...baptism];
