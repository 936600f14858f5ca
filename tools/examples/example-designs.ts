import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
	type DesignDocument,
	type DesignElement,
	elementsOf,
	fontsOf,
	possibleFallbacks,
} from "@offizin/design";
import { designFonts } from "@offizin/templates";
import { buildTemplate, envelopeDocument, themes } from "@offizin/templates/recipes";
import { box, mm } from "@offizin/units";

const require = createRequire(import.meta.url);

/** A design as GET /web-api/designs/{id} answers it. */
export interface ExampleDesign {
	readonly id: string;
	readonly revision: number;
	readonly template: string;
	readonly document: DesignDocument;
	readonly isReadOnly: boolean;
	readonly repairs: readonly [];
	readonly photos: readonly [];
	readonly findings: readonly [];
	readonly savedAt: string;
}

const INVITATION = "eukalyptus-din-lang-quer-salbei";

/** The long invitation of Eukalyptus with the guest's name and a code of the guest's own in place of the gift wishes. */
function invitation(): ExampleDesign {
	const { document } = buildTemplate(INVITATION);
	const pages = document.pages.map((page) => ({
		...page,
		elements: page.elements
			.filter(({ id }) => id !== "wishes-label" && id !== "wishes")
			.flatMap((element) => (element.id === "reply" ? [answered(element), code] : [personal(element)])),
	}));
	const fields = [
		{ key: "name", label: "Name", sample: "Anna & Ben Weiß" },
		{ key: "link", label: "Link", sample: "https://papiervogel.example/e/beispiel" },
	];
	return answer("einladung", { ...document, pages, fields });
}

function personal(element: DesignElement): DesignElement {
	if (element.id === "details-heading" && element.type === "text") {
		return { ...element, text: "Für {{name}}" };
	}
	return element.id === "reply-label" ? { ...element, box: { ...element.box, y: mm(34) } } : element;
}

function answered(element: DesignElement): DesignElement {
	if (element.type !== "text") throw new Error("the reply is a text");
	const text = "Bitte antwortet uns bis zum 28.\u00a0März 2027 über diesen Code. Er gilt nur für Euch.";
	return { ...element, text, box: box(mm(66), mm(40.5), mm(44), mm(15.5)) };
}

/** Its quiet zone lies in the box, so that the modules stand flush with the text above. */
const code: DesignElement = {
	id: "code",
	type: "qr",
	label: "Code für die Antwort",
	box: box(mm(63.2), mm(57), mm(26), mm(26)),
	rotation: 0,
	content: "{{link}}",
	level: "M",
	ink: { role: "process", swatch: "ink" },
};

function envelope(): ExampleDesign {
	const theme = themes.find(({ id }) => id === "eukalyptus");
	const [colorway] = theme?.colorways ?? [];
	if (!colorway) throw new Error("Eukalyptus has no colour");
	const formatType = "briefumschlag-dl-spitz";
	const document = envelopeDocument("eukalyptus", formatType, colorway);
	const configuration = { ...document.configuration, paperType: "naturweiss" };
	return answer("umschlag", { ...document, configuration });
}

function answer(id: string, document: DesignDocument): ExampleDesign {
	return {
		id,
		revision: 1,
		template: document.template,
		document: { ...asWritten(document), fonts: fontHashes(document) },
		isReadOnly: false,
		repairs: [],
		photos: [],
		findings: [],
		savedAt: "2026-11-20T09:00:00.000Z",
	};
}

/** What an example says is meant: none of it waits to be changed by anybody. */
function asWritten(document: DesignDocument): DesignDocument {
	const elements = (page: DesignDocument["pages"][number]) =>
		page.elements.map((element) => {
			if (element.type !== "text") return element;
			const { personal: _personal, ...rest } = element;
			return rest;
		});
	return { ...document, pages: document.pages.map((page) => ({ ...page, elements: elements(page) })) };
}

function fontHashes(document: DesignDocument): DesignDocument["fonts"] {
	const chosen = [...fontsOf(elementsOf(document)), ...document.choices.fonts];
	const used = new Set([...chosen, ...possibleFallbacks(chosen)]);
	const files = designFonts.filter(({ id }) => used.has(id));
	return Object.fromEntries(
		files.map(({ id, file }) => {
			const bytes = readFileSync(require.resolve(file));
			return [id, createHash("sha256").update(bytes).digest("hex")];
		}),
	);
}

/** The design files of docs/examples by their name. */
export function exampleDesigns(): ReadonlyMap<string, ExampleDesign> {
	return new Map([
		["einladung.json", invitation()],
		["umschlag.json", envelope()],
	]);
}
