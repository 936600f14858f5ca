import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { blocksOf, choice, line, lines, link } from "../field-types.ts";

export const kindStep: BlockSchema = {
	name: "kind-step",
	fields: {
		kind: { ...choice("save-the-date", "einladung", "danke", "menue", "kirchenheft"), required: true },
		when: { ...line, required: true },
		text: line,
	},
	use: "part",
	preview: "when",
	group: "shop",
	example: exampleBlock("kind-step", {
		kind: "save-the-date",
		when: "10 bis 12 Monate vorher",
		text: "Der Tag, der Ort, mehr braucht es nicht.",
	}),
};

export const kindTimeline: BlockSchema = {
	name: "kind-timeline",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		steps: { ...blocksOf("kind-step"), minimum: 1 },
		linkText: line,
		link,
	},
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("kind-timeline", {
		headline: "Welche Karte wann",
		text: "{Sendings} Sendungen, ein Fest.",
		steps: [kindStep.example],
		linkText: "Mehr zu den Fristen im Magazin",
		link: exampleLink("/magazin/wann-verschickt-man-welche-karte/"),
	}),
};
