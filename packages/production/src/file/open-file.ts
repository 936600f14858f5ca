import { invariant } from "@offizin/base";
import { cutPlace, type PhotoItem, type QrEncoder } from "@offizin/design";
import {
	type Content,
	cmyk,
	createPdf,
	type Deflate,
	type IccProfile,
	type Paint,
	type PdfForm,
	type PdfImage,
	type PdfSink,
	type PdfWriter,
	type RgbSpace,
	srgbProfile,
} from "@offizin/pdf";
import type { Shaper } from "@offizin/text";
import { iccFileOf, type Plate, type PrintProfile } from "../profile/print-profile.ts";
import { processingSteps } from "../profile/processing-step.ts";
import type { FilePlan } from "./file-plan.ts";
import type { PrintResources } from "./print-resources.ts";

/** The print house: what it wants, and what files are made from. */
export interface Press {
	readonly profile: PrintProfile;
	/** The profile that `profile.color` names; files in sRGB need none. */
	readonly icc?: IccProfile;
	readonly shaper: Shaper;
	/** Needed when the document has a QR code. */
	readonly qr?: QrEncoder;
	readonly resources: PrintResources;
	readonly deflate: Deflate;
	/** Font of the slug; without one there is none. */
	readonly slugFont?: string;
}

/** What a file says about itself. */
export interface FileTitle {
	readonly title: string;
	/** Time of the order, ISO: the same job makes the same bytes whenever it runs. */
	readonly createdAt: string;
	/** 16 bytes that name the file. */
	readonly documentId: Uint8Array;
}

/** A letter that is in the file as a form; `left` and `top` lead from its pen to the form's corner. Blank: null. */
export type GlyphForm = { readonly form: PdfForm; readonly left: number; readonly top: number } | null;

/** A print file while it is written. */
export interface OpenFile {
	readonly plan: FilePlan;
	readonly pdf: PdfWriter;
	readonly press: Press;
	/** When the file is RGB: the space of its flat colours, which are sRGB, and that of its photos, which may be wider. */
	readonly rgb: { readonly flat: RgbSpace; readonly photo: RgbSpace } | undefined;
	/** Pictures that are in the file, by what they show. */
	readonly images: Map<string, PdfImage>;
	/** Content that is in the file and drawn more than once. */
	readonly forms: Map<unknown, PdfForm>;
	/** Letters that are in the file as forms. */
	readonly glyphs: Map<string, GlyphForm>;
	pages: number;
}

export async function openPrintFile(
	plan: FilePlan,
	sink: PdfSink,
	press: Press,
	title: FileTitle,
): Promise<OpenFile> {
	const { color, standard } = press.profile;
	const { icc } = press;
	invariant(
		icc || iccFileOf(press.profile) === undefined,
		`profile ${press.profile.key} has its ICC profile`,
	);
	const intent = standard === "PDF/X-4" && color.policy === "cmyk" && icc;
	const pdf = await createPdf(sink, {
		...title,
		creator: "Offizin",
		producer: "Offizin",
		deflate: press.deflate,
		...(intent ? { outputIntent: { profile: icc, condition: color.condition, info: color.iccFile } } : {}),
	});
	return {
		plan,
		pdf,
		press,
		rgb: color.policy === "rgb" ? rgbSpaces(pdf, color.space && icc) : undefined,
		images: new Map(),
		forms: new Map(),
		glyphs: new Map(),
		pages: 0,
	};
}

/** A photo keeps colours that sRGB has no numbers for; those of a design are sRGB, and stay it. */
function rgbSpaces(pdf: PdfWriter, wide: IccProfile | undefined): NonNullable<OpenFile["rgb"]> {
	const flat = pdf.rgbSpace(srgbProfile());
	return { flat, photo: wide ? pdf.rgbSpace(wide) : flat };
}

/** Full or no tint of a plate; laid over what is there, or, as 0 %, taken out of it. */
export function plateInk({ pdf }: OpenFile, { name, alternate }: Plate, tint: 0 | 100): Paint {
	return { color: { kind: "spot", spot: pdf.spot(name, alternate), tint }, overprint: tint === 100 };
}

/** Draws what lies on a plate, in the layer of its processing step. */
export function onPlate(content: Content, { pdf }: OpenFile, { name, role }: Plate, draw: () => void): void {
	content.layer(pdf.layer(name, processingSteps[role]), draw);
}

/** Bare paper: takes every ink below away. */
export const paper: Paint = { color: cmyk(0, 0, 0, 0), overprint: false };

/** Writes a photo unless the file has it already; its bytes are not kept. */
export async function ensurePhoto(file: OpenFile, item: PhotoItem): Promise<void> {
	const { source, box } = item;
	invariant(source && "upload" in source, `slot ${item.element} holds a real photo before printing`);
	const key = photoKey(item);
	if (file.images.has(key)) return;
	const cut = cutPlace(box, source);
	const { width, height } = cut.box;
	const { info, data } = await file.press.resources.photo({ ...source, crop: cut.crop }, { width, height });
	const components = file.rgb ? 3 : 4;
	invariant(info.components === components, `photo ${source.upload} has ${components} colours`);
	const image = await file.pdf.addImage({ encoding: "jpeg", info, data, space: file.rgb?.photo ?? "device" });
	file.images.set(key, image);
}

export function photoKey({ source, box }: PhotoItem): string {
	return JSON.stringify([source, box.width, box.height]);
}
