import type { Result } from "@offizin/base";
import { fromLatin1, fromTextString, fromUtf8 } from "./decode-text.ts";
import { type PageFacts, readPageFacts } from "./inspect-page.ts";
import { type LayerFacts, readLayers } from "./layer-facts.ts";
import type { PdfFile } from "./pdf-file.ts";
import { attempt, type PdfReadError } from "./read-error.ts";
import { asArray, asBytes, asDict, asName, asNumber, asStream, type PdfDict } from "./value.ts";

export interface OutputIntentFacts {
	/** Such as "GTS_PDFX". */
	readonly subtype: string;
	/** Name in the registry, such as "FOGRA39". */
	readonly condition?: string;
	readonly info?: string;
	/** The embedded profile, for comparing by hash. */
	readonly profile?: { readonly bytes: Uint8Array; readonly components: number };
}

export interface PdfFacts {
	readonly version: string;
	readonly pageCount: number;
	/** The two parts of the trailer's /ID. */
	readonly id: readonly Uint8Array[];
	/** Text entries of the information dictionary by key. */
	readonly info: Readonly<Record<string, string>>;
	/** /Trapped as the file gives it: PDF/X wants the name; a string is an error that this keeps visible. */
	readonly trapped?: { readonly type: "name" | "string"; readonly value: string };
	readonly outputIntents: readonly OutputIntentFacts[];
	readonly xmp?: { readonly text: string; readonly pdfxVersion?: string };
	/** What the file would do by itself, such as "OpenAction" or "JavaScript"; empty for a print file. */
	readonly actions: readonly string[];
	readonly hasForm: boolean;
	readonly layers: readonly LayerFacts[];
	readonly pages: readonly PageFacts[];
}

/** The facts of a file that a check needs, without its content. Encrypted files do not come this far. */
export function inspectPdf(file: PdfFile): Promise<Result<PdfFacts, PdfReadError>> {
	return attempt(async () => {
		const { objects, catalog, trailer } = file;
		const pages: PageFacts[] = [];
		for (const page of file.pages) {
			pages.push(await readPageFacts(page));
		}
		const id: Uint8Array[] = [];
		for (const part of asArray(await objects.get(trailer, "ID")) ?? []) {
			const bytes = asBytes(await objects.resolve(part));
			if (bytes) id.push(bytes);
		}
		const xmp = await readXmp(file);
		return {
			version: file.version,
			pageCount: file.pages.length,
			id,
			...(await readInfo(file)),
			outputIntents: await readIntents(file),
			...(xmp && { xmp }),
			actions: await readActions(file),
			hasForm: catalog.entries.has("AcroForm"),
			layers: await readLayers(file),
			pages,
		};
	});
}

async function readInfo({ objects, trailer }: PdfFile): Promise<Pick<PdfFacts, "info" | "trapped">> {
	const dict = await objects.dict(trailer, "Info");
	const info: [string, string][] = [];
	for (const [key, value] of dict.entries) {
		const bytes = asBytes(await objects.resolve(value));
		if (bytes && key !== "Trapped") info.push([key, fromTextString(bytes)]);
	}
	const given = await objects.get(dict, "Trapped");
	const [name, text] = [asName(given), asBytes(given)];
	return {
		info: Object.fromEntries(info),
		...(name !== undefined && { trapped: { type: "name", value: name } }),
		...(text && { trapped: { type: "string", value: fromTextString(text) } }),
	};
}

async function readIntents({ objects, catalog }: PdfFile): Promise<OutputIntentFacts[]> {
	const intents: OutputIntentFacts[] = [];
	for (const item of asArray(await objects.get(catalog, "OutputIntents")) ?? []) {
		const dict = asDict(await objects.resolve(item));
		if (!dict) continue;
		const text = async (key: string) => {
			const bytes = asBytes(await objects.get(dict, key));
			return bytes && fromTextString(bytes);
		};
		const [condition, info] = [await text("OutputConditionIdentifier"), await text("Info")];
		const stream = asStream(await objects.get(dict, "DestOutputProfile"));
		const components = stream && asNumber(await objects.get(stream.dict, "N"));
		intents.push({
			subtype: asName(await objects.get(dict, "S")) ?? "?",
			...(condition !== undefined && { condition }),
			...(info !== undefined && { info }),
			...(stream && { profile: { bytes: await objects.bytes(stream), components: components ?? 0 } }),
		});
	}
	return intents;
}

const PDFX_VERSION = /GTS_PDFXVersion(?:>\s*([^<]*?)\s*<|\s*=\s*["']([^"']*)["'])/;

async function readXmp({ objects, catalog }: PdfFile): Promise<PdfFacts["xmp"]> {
	const stream = asStream(await objects.get(catalog, "Metadata"));
	if (!stream) return undefined;
	const bytes = await objects.bytes(stream);
	const text = fromUtf8(bytes) ?? fromLatin1(bytes);
	const [, element, attribute] = PDFX_VERSION.exec(text) ?? [];
	const pdfxVersion = element ?? attribute;
	return { text, ...(pdfxVersion !== undefined && { pdfxVersion }) };
}

async function readActions({ objects, catalog }: PdfFile): Promise<string[]> {
	const names: PdfDict = await objects.dict(catalog, "Names");
	return [
		...["OpenAction", "AA"].filter((key) => catalog.entries.has(key)),
		...["JavaScript", "EmbeddedFiles"].filter((key) => names.entries.has(key)),
	];
}
