import { describeSpace } from "./describe-space.ts";
import type { ImageFacts } from "./image-facts.ts";
import { type InkSpace, readInkSpace } from "./ink-space.ts";
import type { ObjectReader } from "./object-reader.ts";
import type { PageBoxes, PdfPage } from "./pdf-file.ts";
import { located, unsupported } from "./read-error.ts";
import { type FontFacts, readFontFacts } from "./read-font.ts";
import { imageFacts } from "./resource-cache.ts";
import { asArray, asDict, asName, asNumber, asStream, type PdfDict } from "./value.ts";

/** What a page brings along, used or not, forms included. Placements are in `imagePlacements` of its drawing. */
export interface PageFacts {
	readonly index: number;
	readonly object: number;
	readonly boxes: PageBoxes;
	/** Degrees clockwise that readers turn the page for show. */
	readonly turn: number;
	readonly fonts: readonly FontFacts[];
	/** Named colour spaces, spots among them; device colours are found in the drawing. */
	readonly spaces: readonly InkSpace[];
	readonly images: readonly ImageFacts[];
	/** What may make objects see-through or blend, such as "ca 0.5", "BM Multiply", "SMask", "Group". */
	readonly transparency: readonly string[];
	/** Kinds of its annotations, such as "Link". */
	readonly annotations: readonly string[];
	/** Actions of the page and its annotations, such as "URI". */
	readonly actions: readonly string[];
}

interface Findings {
	readonly page: PdfPage;
	readonly fonts: Map<string, FontFacts>;
	readonly spaces: Map<string, InkSpace>;
	readonly images: Map<number, ImageFacts>;
	readonly transparency: Set<string>;
	readonly forms: Set<number>;
}

const MAX_FORMS = 10_000;
const MAX_DEPTH = 32;

/** Throws what cannot be read: a step of a larger attempt. */
export async function readPageFacts(page: PdfPage): Promise<PageFacts> {
	const found: Findings = {
		page,
		fonts: new Map(),
		spaces: new Map(),
		images: new Map(),
		transparency: new Set(),
		forms: new Set(),
	};
	await located(`page ${page.index + 1}`, async () => {
		await addGroup(found, page.dict);
		await addResources(found, page.resources, 0);
	});
	const { index, object, boxes, turn } = page;
	return {
		...{ index, object, boxes, turn },
		fonts: [...found.fonts.values()],
		spaces: [...found.spaces.values()],
		images: [...found.images.values()],
		transparency: [...found.transparency],
		...(await readAnnotations(page)),
	};
}

async function addResources(found: Findings, resources: PdfDict, depth: number): Promise<void> {
	const { objects } = found.page.file;
	if (depth > MAX_DEPTH) unsupported(`forms nested deeper than ${MAX_DEPTH}`);
	for (const value of (await objects.dict(resources, "Font")).entries.values()) {
		const font = asDict(await objects.resolve(value));
		const object = typeof value === "object" && value?.type === "ref" ? value.num : 0;
		if (!font || (object > 0 && found.fonts.has(String(object)))) continue;
		const facts = await readFontFacts(objects, font, object);
		found.fonts.set(object > 0 ? String(object) : `direct ${facts.name}`, facts);
	}
	for (const value of (await objects.dict(resources, "ColorSpace")).entries.values()) {
		const space = await readInkSpace(objects, value, resources);
		found.spaces.set(describeSpace(space), space);
	}
	for (const value of (await objects.dict(resources, "ExtGState")).entries.values()) {
		const state = asDict(await objects.resolve(value));
		if (state) await addState(objects, found, state);
	}
	for (const value of (await objects.dict(resources, "XObject")).entries.values()) {
		const stream = asStream(await objects.resolve(value));
		if (!stream || found.forms.has(stream.num)) continue;
		if (found.forms.size >= MAX_FORMS) unsupported(`more than ${MAX_FORMS} forms and pictures on a page`);
		found.forms.add(stream.num);
		const kind = asName(await objects.get(stream.dict, "Subtype"));
		if (kind === "Image") {
			const facts = await imageFacts(found.page.file, stream, resources);
			found.images.set(stream.num, facts);
			if (facts.masked === "soft") found.transparency.add("SMask");
		} else {
			await addGroup(found, stream.dict);
			const own = asDict(await objects.get(stream.dict, "Resources"));
			if (own) await addResources(found, own, depth + 1);
		}
	}
}

async function addGroup(found: Findings, dict: PdfDict): Promise<void> {
	const { objects } = found.page.file;
	const group = await objects.dict(dict, "Group");
	if (asName(await objects.get(group, "S")) === "Transparency") found.transparency.add("Group");
}

async function addState(objects: ObjectReader, found: Findings, state: PdfDict): Promise<void> {
	for (const key of ["ca", "CA"]) {
		const alpha = asNumber(await objects.get(state, key)) ?? 1;
		if (alpha !== 1) found.transparency.add(`${key} ${alpha}`);
	}
	const blend = await objects.get(state, "BM");
	const mode = asName(blend) ?? asName(asArray(blend)?.[0]) ?? "Normal";
	if (mode !== "Normal" && mode !== "Compatible") found.transparency.add(`BM ${mode}`);
	const mask = await objects.get(state, "SMask");
	if (mask !== null && asName(mask) !== "None") found.transparency.add("SMask");
}

async function readAnnotations(page: PdfPage): Promise<{ annotations: string[]; actions: string[] }> {
	const { objects } = page.file;
	const annotations: string[] = [];
	const actions: string[] = page.dict.entries.has("AA") ? ["AA"] : [];
	for (const item of asArray(await objects.get(page.dict, "Annots")) ?? []) {
		const annotation = asDict(await objects.resolve(item));
		if (!annotation) continue;
		annotations.push(asName(await objects.get(annotation, "Subtype")) ?? "?");
		if (annotation.entries.has("AA")) actions.push("AA");
		const action = asDict(await objects.get(annotation, "A"));
		if (action) actions.push(asName(await objects.get(action, "S")) ?? "?");
	}
	return { annotations, actions };
}
