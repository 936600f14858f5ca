import { type ImageFacts, readImageFacts } from "./image-facts.ts";
import type { PdfFile } from "./pdf-file.ts";
import { damaged } from "./read-error.ts";
import { readShownFont, type ShownFont } from "./read-font.ts";
import { asDict, type PdfDict, type PdfStream, type PdfValue } from "./value.ts";

/** What many pages share and is costly to read: fonts, pictures' facts, and the content of forms. */
interface ResourceCache {
	readonly fonts: Map<number, ShownFont>;
	readonly images: Map<number, ImageFacts>;
	readonly forms: Map<number, Uint8Array>;
	formBytes: number;
}

const MAX_FONTS = 64;
const MAX_IMAGES = 4096;
const MAX_FORM_BYTES = 32 * 2 ** 20;

const caches = new WeakMap<PdfFile, ResourceCache>();

function cacheOf(file: PdfFile): ResourceCache {
	const known = caches.get(file);
	if (known) return known;
	const cache: ResourceCache = { fonts: new Map(), images: new Map(), forms: new Map(), formBytes: 0 };
	caches.set(file, cache);
	return cache;
}

/** The font a value leads to. */
export async function shownFont(file: PdfFile, value: PdfValue | undefined): Promise<ShownFont> {
	const { fonts } = cacheOf(file);
	const object = typeof value === "object" && value?.type === "ref" ? value.num : 0;
	const known = object > 0 ? fonts.get(object) : undefined;
	if (known) return known;
	const dict = asDict(await file.objects.resolve(value)) ?? damaged("a font is missing");
	const font = await readShownFont(file.objects, dict, object);
	if (fonts.size >= MAX_FONTS) fonts.clear();
	if (object > 0) fonts.set(object, font);
	return font;
}

export async function imageFacts(file: PdfFile, stream: PdfStream, resources: PdfDict): Promise<ImageFacts> {
	const { images } = cacheOf(file);
	const known = images.get(stream.num);
	if (known) return known;
	const facts = await readImageFacts(file.objects, stream, resources);
	if (images.size >= MAX_IMAGES) images.clear();
	images.set(stream.num, facts);
	return facts;
}

/** Decoded content of a form. */
export async function formContent(file: PdfFile, form: PdfStream): Promise<Uint8Array> {
	const cache = cacheOf(file);
	const known = cache.forms.get(form.num);
	if (known) return known;
	const bytes = await file.objects.bytes(form);
	if (cache.formBytes + bytes.length > MAX_FORM_BYTES) {
		cache.forms.clear();
		cache.formBytes = 0;
	}
	cache.forms.set(form.num, bytes);
	cache.formBytes += bytes.length;
	return bytes;
}
