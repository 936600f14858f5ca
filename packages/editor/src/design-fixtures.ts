import { cardProductFor } from "@offizin/assortment";
import { type DesignDocument, emptyHistory, type PhotoElement, type TextElement } from "@offizin/design";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import { box, mm, pt } from "@offizin/units";
import { createEditor, type Editor, type EditorOptions } from "./create-editor.ts";
import { loadCommands } from "./load-commands.ts";

// As in a page where somebody has begun.
await loadCommands();

const product = cardProductFor({ formatType: "postkarte-a6", refinements: ["ohne", "gold", "silber"] });
const configuration: Configuration = {
	...defaultConfiguration(product),
	refinementType: "gold",
};

function textElement(id: string, text: string, y = 10): TextElement {
	return {
		id,
		label: id,
		type: "text",
		box: box(mm(10), mm(y), mm(80), mm(12)),
		rotation: 0,
		text,
		maxLength: 60,
		style: {
			font: "jost-400",
			size: pt(12),
			leading: 130,
			tracking: 0,
			align: "center",
			ink: { role: "process", swatch: "ink" },
		},
		verticalAlign: "middle",
		editable: true,
	};
}

export function photoSlot(id: string, x = 10): PhotoElement {
	return {
		id,
		label: "Foto",
		type: "photo",
		box: box(mm(x), mm(30), mm(60), mm(45)),
		rotation: 0,
		shape: "rect",
		photo: null,
	};
}

export const document: DesignDocument = {
	schemaVersion: 3,
	template: "probe",
	product: "card",
	configuration,
	swatches: {
		ink: { name: "Tinte", cmyk: [0, 0, 0, 90], srgb: "#222222" },
		sage: { name: "Salbei", cmyk: [40, 20, 40, 20], srgb: "#7c8b78" },
	},
	artworks: {},
	fonts: {},
	fields: [],
	choices: {
		fonts: ["jost-400", "marcellus-400"],
		inks: [
			{ role: "process", swatch: "ink" },
			{ role: "foil", swatch: "sage" },
		],
	},
	pages: [
		{
			key: "front",
			elements: [textElement("names", "Anna & Paul"), photoSlot("photo"), textElement("date", "14. Mai", 90)],
		},
		{ key: "back", elements: [textElement("reply", "Antwort bitte bis April"), photoSlot("second")] },
	],
};

export const photos = { sea: { width: 4000, height: 3000 }, tower: { width: 1200, height: 2400 } };

/** A clock that stands still until it is moved, and runs what falls due. */
export function fakeScheduler() {
	let time = 1000;
	let waiting: { at: number; run: () => void }[] = [];
	return {
		now: () => time,
		after(delayMs: number, run: () => void) {
			const entry = { at: time + delayMs, run };
			waiting.push(entry);
			return () => {
				waiting = waiting.filter((other) => other !== entry);
			};
		},
		/** Lets time pass and answers arrive. */
		async pass(ms: number) {
			const end = time + ms;
			for (;;) {
				const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
				if (!next) break;
				waiting = waiting.filter((entry) => entry !== next);
				time = Math.max(time, next.at);
				next.run();
				await settled();
			}
			time = end;
			await settled();
		},
	};
}

async function settled(): Promise<void> {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
	// The merge is loaded when it is needed.
	await loadCommands();
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export function openEditor(options: Partial<EditorOptions> = {}): Editor {
	const editor = createEditor({
		document,
		design: { id: "d1", revision: 1 },
		product,
		now: () => 0,
		draft: {
			template: "probe",
			design: "d1",
			unsaved: [],
			unanswered: [],
			history: emptyHistory,
			photos,
		},
		...options,
	});
	return editor;
}

export function textOf(editor: Editor, id: string): string | undefined {
	const element = editor
		.getSnapshot()
		.document.pages.flatMap(({ elements }) => elements)
		.find((one) => one.id === id);
	return element?.type === "text" ? element.text : undefined;
}

export function photoOf(editor: Editor, id: string): PhotoElement["photo"] {
	const element = editor
		.getSnapshot()
		.document.pages.flatMap(({ elements }) => elements)
		.find((one) => one.id === id);
	return element?.type === "photo" ? element.photo : null;
}
