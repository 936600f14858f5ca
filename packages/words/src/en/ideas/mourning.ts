import { type Idea, ideasFor } from "../../ideas/idea.ts";

export const mourning: readonly Idea[] = [
	...ideasFor("message", "mourning", {
		warm: {
			chair:
				"There’s an empty chair at our table. What {{name1}} taught us we’ll go on doing: share, listen, make room.",
			trees:
				"{{name1}} planted trees for other people to sit under. We’re sitting there now, telling stories.",
			walk: "We’re saying goodbye to {{name1}}. If you’d like to walk with us, come on {{date:full}} at {{time}}.\n{{place}}, {{town}}",
		},
		festive: {
			formal:
				"With love and gratitude we announce the death of {{name1}}.\nThe funeral will be held on {{date:full}} at {{time}}.\n{{place}}, {{town}}",
			condolence:
				"We were deeply sorry to hear of the death of {{name1}}. Our thoughts are with you and your family.",
		},
		poetic: {
			voice: "The voice is gone.\nThe words are still here.\nWe’ll pass them on.",
			lamp: "In the evening a lamp is lit in one window.\nWe know who it’s for.",
		},
		plain: {
			funeral: "The funeral is on {{date:full}} at {{time}}.\n{{place}}, {{town}}",
			circle: "As {{name1}} wished, the funeral took place among close family.",
		},
	}),
	...ideasFor("quotation", "mourning", {
		poetic: {
			remember: {
				text: "Better by far you should forget and smile\nThan that you should remember and be sad.",
				by: "Christina Rossetti",
			},
			lost: {
				text: "’Tis better to have loved and lost\nThan never to have loved at all.",
				by: "Alfred, Lord Tennyson",
			},
		},
		festive: { shepherd: { text: "The LORD is my shepherd; I shall not want.", by: "Psalm 23:1" } },
	}),
	...ideasFor("thanks-text", "mourning", {
		warm: {
			hands:
				"You wrote, you called, you left food at the door and you sat with us and said nothing. It carried us. Thank you.",
		},
		festive: {
			formal:
				"For your kindness when {{name1}} died, for letters and flowers and for coming to say goodbye, we thank you.",
		},
	}),
	...ideasFor("gifts", "mourning", {
		plain: {
			donation: "No flowers, please. Donations in memory of {{name1}} may be sent to the address enclosed.",
		},
	}),
	...ideasFor(["title", "heading"], "mourning", {
		warm: { memory: "In loving memory" },
		plain: { farewell: "A farewell" },
	}),
];
