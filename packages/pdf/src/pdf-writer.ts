import { invariant } from "@offizin/base";
import type { Size } from "@offizin/units";
import { type Archive, archiveIntent, writeAttachments } from "./archive.ts";
import { type Cmyk, cmykOperands, type RgbSpace, type Spot, separationSpace } from "./color.ts";
import type { Content, ContentRecord } from "./content.ts";
import { type Claim, type DocumentInfo, infoDictionary, xmpPacket } from "./document-info.ts";
import { latin1 } from "./encode-text.ts";
import { createFontUse, type FontUse, type PdfFont } from "./font.ts";
import { writeFont } from "./font-objects.ts";
import type { PdfForm } from "./form.ts";
import type { IccProfile } from "./icc-profile.ts";
import { type ImageSource, imageDevice, type PdfImage, writeImage } from "./image.ts";
import { type Layer, layerDictionary, layersEntry, type ProcessingStep } from "./layer.ts";
import { createObjectWriter, type Deflate, type PdfSink } from "./object-writer.ts";
import { assertDeviceFits, type OutputIntent, outputIntentDictionary } from "./output-intent.ts";
import { boxEntries, type PageGeometry, pageMatrix } from "./page-boxes.ts";
import { resourceDictionary } from "./resource.ts";
import { formatBytes, formatNumbers, formatRef } from "./syntax.ts";
import type { TrueTypeFont } from "./truetype.ts";

export interface PdfOptions extends DocumentInfo {
	/** The printing condition the file is made for. Without one the file is plain PDF 1.6 and claims no PDF/X. */
	readonly outputIntent?: OutputIntent;
	/** Instead of a printing condition: it is made to be kept, and claims PDF/A-3. */
	readonly archive?: Archive;
	readonly deflate: Deflate;
}

/**
 * Writes one file from front to back. Calls that return a promise must be awaited before the next one.
 * Handles belong to the writer that made them; asking twice for the same font, profile or spot gives the
 * same handle. Colour values and geometry out of range, and wrong use, throw.
 */
export interface PdfWriter {
	/** Registers a font; it is embedded at the end with the glyphs that were shown. */
	font(font: TrueTypeFont): PdfFont;
	/** Registers an RGB profile as colour space for RGB colours and pictures. */
	rgbSpace(profile: IccProfile): RgbSpace;
	/** Registers a plate. `name` is kept as it is; `alternate` is its look where there is no such plate. */
	spot(name: string, alternate: Cmyk): Spot;
	/** The colour of every plate of the page, for marks beside the trim (ISO 32000-1, 8.6.6.4, colorant "All"). */
	registration(): Spot;
	/** Registers the layer of a processing step; a name has one step. */
	layer(name: string, step: ProcessingStep): Layer;
	/** Writes a picture; its data is not kept. */
	addImage(source: ImageSource): Promise<PdfImage>;
	/** Writes content for repeated use; what lies outside `size` is cut off. */
	addForm(size: Size, content: Content): Promise<PdfForm>;
	addPage(geometry: PageGeometry, content: Content): Promise<void>;
	/** Writes fonts, page tree and cross-references. The sink is the caller's to close. */
	end(): Promise<void>;
}

export async function createPdf(sink: PdfSink, options: PdfOptions): Promise<PdfWriter> {
	const out = await createObjectWriter(sink, options.deflate);
	const owner = {};
	const [catalog, pageTree] = [out.reserve(), out.reserve()];
	const pages: number[] = [];
	const fonts = new Map<TrueTypeFont, FontUse>();
	const rgbSpaces = new Map<IccProfile, RgbSpace>();
	const spots = new Map<string, { readonly spot: Spot; readonly alternate: Cmyk }>();
	const layers = new Map<string, { readonly layer: Layer; readonly body: string }>();
	const profileRefs = new Map<IccProfile, number>();
	let isBusy = false;

	const { outputIntent: press, archive } = options;
	invariant(!press || !archive, "a file is made for a press or to be kept");
	const intent = press ?? archive;
	const claim: Claim = press ? "PDF/X-4" : archive ? "PDF/A-3b" : undefined;
	const [metadata, info] = [out.reserve(), out.reserve()];
	await out.object(info, infoDictionary(options, claim));
	// Metadata stay uncompressed, so that tools find them without reading PDF.
	await out.stream(metadata, "/Type /Metadata /Subtype /XML", xmpPacket(options, claim, archive?.schema));
	const attached = archive ? await writeAttachments(out, archive, options.createdAt) : "";
	const intents = [
		...(press ? [outputIntentDictionary(press, profileRef(press.profile))] : []),
		...(archive ? [archiveIntent(archive, profileRef(archive.profile))] : []),
	].map((dictionary) => ` /OutputIntents [${dictionary}]`);

	async function exclusively<T>(work: () => Promise<T>): Promise<T> {
		invariant(!isBusy, "the previous call to the writer was awaited, and the file is not ended");
		isBusy = true;
		const result = await work();
		isBusy = false;
		return result;
	}

	function profileRef(profile: IccProfile): number {
		const ref = profileRefs.get(profile) ?? out.reserve();
		profileRefs.set(profile, ref);
		return ref;
	}

	function spotOf(name: string, alternate: Cmyk): Spot {
		assertDeviceFits("DeviceCMYK", intent);
		const known = spots.get(name);
		if (known) {
			const isSame = cmykOperands(known.alternate) === cmykOperands(alternate);
			invariant(isSame, `plate "${name}" has one alternate colour`);
			return known.spot;
		}
		const spot: Spot = { category: "ColorSpace", kind: "spot", name, ref: out.reserve(), owner };
		spots.set(name, { spot, alternate });
		return spot;
	}

	function resources(record: ContentRecord): string {
		if (record.usesCmyk) assertDeviceFits("DeviceCMYK", intent);
		for (const resource of record.resources) {
			invariant(resource.owner === owner, "fonts, pictures and colours come from the same writer");
		}
		return resourceDictionary(record.resources);
	}

	return {
		font(font) {
			const known = fonts.get(font);
			if (known) return known.handle;
			const use = createFontUse(font, out.reserve(), owner);
			fonts.set(font, use);
			return use.handle;
		},
		rgbSpace(profile) {
			invariant(profile.components === 3, `an RGB profile has 3 components, not ${profile.components}`);
			const known = rgbSpaces.get(profile);
			if (known) return known;
			profileRef(profile);
			const space: RgbSpace = { category: "ColorSpace", kind: "rgb-space", ref: out.reserve(), owner };
			rgbSpaces.set(profile, space);
			return space;
		},
		spot(name, alternate) {
			invariant(name !== "" && name !== "None" && name !== "All", `"${name}" is a name for one plate`);
			return spotOf(name, alternate);
		},
		registration: () => spotOf("All", { c: 100, m: 100, y: 100, k: 100 }),
		layer(name, step) {
			const body = layerDictionary(name, step);
			const known = layers.get(name);
			invariant(!known || known.body === body, `layer "${name}" is one step`);
			if (known) return known.layer;
			const layer: Layer = { category: "Properties", kind: "layer", ref: out.reserve(), owner };
			layers.set(name, { layer, body });
			return layer;
		},
		addImage: (source) =>
			exclusively(async () => {
				const device = imageDevice(source);
				if (device) assertDeviceFits(device, intent);
				if (source.space !== "device") {
					invariant(source.space.owner === owner, "the colour space comes from the same writer");
				}
				const ref = out.reserve();
				await writeImage(out, ref, source);
				return { category: "XObject", kind: "image", ref, owner };
			}),
		addForm: (size, content) =>
			exclusively(async () => {
				const record = content.record();
				const ref = out.reserve();
				const bbox = formatNumbers([0, 0, size.width, size.height]);
				const entries = `/Type /XObject /Subtype /Form /BBox [${bbox}] /Resources ${resources(record)}`;
				await out.deflated(ref, entries, latin1(record.operators.join("\n")));
				return { category: "XObject", kind: "form", ref, owner };
			}),
		addPage: (geometry, content) =>
			exclusively(async () => {
				const record = content.record();
				const [page, stream] = [out.reserve(), out.reserve()];
				await out.object(
					page,
					`<< /Type /Page /Parent ${formatRef(pageTree)} ${boxEntries(geometry)} ` +
						`/Resources ${resources(record)} /Contents ${formatRef(stream)} >>`,
				);
				const operators = [pageMatrix(geometry.size), ...record.operators];
				await out.deflated(stream, "", latin1(operators.join("\n")));
				pages.push(page);
			}),
		async end() {
			await exclusively(async () => {
				invariant(pages.length > 0, "a file has at least one page");
				for (const use of fonts.values()) await writeFont(out, use);
				for (const { spot, alternate } of spots.values()) {
					await out.object(spot.ref, separationSpace(spot.name, alternate));
				}
				for (const { layer, body } of layers.values()) await out.object(layer.ref, body);
				for (const [profile, space] of rgbSpaces) {
					await out.object(space.ref, `[/ICCBased ${formatRef(profileRef(profile))}]`);
				}
				for (const [profile, ref] of profileRefs) {
					await out.deflated(ref, `/N ${profile.components}`, profile.bytes);
				}
				const kids = pages.map(formatRef).join(" ");
				await out.object(pageTree, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
				const steps = layersEntry([...layers.values()].map(({ layer }) => layer.ref));
				await out.object(
					catalog,
					`<< /Type /Catalog /Pages ${formatRef(pageTree)} /Metadata ${formatRef(metadata)}${intents.join("")}${attached}${steps} >>`,
				);
				const id = formatBytes(options.documentId);
				await out.finish(`/Root ${formatRef(catalog)} /Info ${formatRef(info)} /ID [${id} ${id}]`);
			});
			isBusy = true;
		},
	};
}
