import { assertNever, invariant } from "@offizin/base";
import { IMAGE_QUALITY } from "@offizin/content";
import { type DesignDocument, type PhotoLink, personalise, sampleRecord } from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import type { TemplateRow } from "@offizin/templates";
import sharp, { type Sharp } from "sharp";
import type { Fonts } from "../../adapters/fonts/fonts.ts";
import { writtenLines } from "../../adapters/fonts/written-lines.ts";
import { encodeImage } from "../../adapters/image/encode-image.ts";
import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import { inkColorsOf } from "../../adapters/profiles/ink-colors.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { renderPage, renderSvg } from "../document/page-picture.ts";
import { cardStill } from "./card-stills.ts";
import { type DrawnStill, drawnSvg } from "./drawn-still.ts";
import { type PictureName, type PictureTask, SHARED_SIZE } from "./picture-name.ts";
import { productStill } from "./product-stills.ts";
import { isRoomPicture, roomPicture } from "./room-pictures.ts";
import { isSampleName, samplePhotos } from "./sample-photos.ts";
import { proofedSamples } from "./sample-proofs.ts";
import { renderScene } from "./scene.ts";
import {
	familyScene,
	type TemplatePageRenderer,
	templateScene,
	templateSceneNamed,
} from "./template-scenes.ts";
import { wallStill } from "./wall-stills.ts";

export interface PictureMaker {
	/** Throws when no picture is called so. */
	make(picture: PictureTask): Promise<Uint8Array>;
}

/** The colours that a document is printed in as it is configured. */
export type PressColors = (document: DesignDocument) => Promise<ColorProfile>;

/** Makes every picture of the shop from the designs themselves. */
export async function createPictureMaker(
	fonts: Pick<Fonts, "shaper" | "qr">,
	templates: TemplateStore,
	pressColors: PressColors,
): Promise<PictureMaker> {
	const samples = samplePhotos();
	const proofOf = proofedSamples(samples);
	type Edited = PictureTask["edited"];
	const templatePages =
		(edited: Edited, chosen?: Configuration): TemplatePageRenderer =>
		({ id }, page) =>
		(width) =>
			renderDocument(id, page, width, { edited, chosen });

	async function renderDocument(
		id: string,
		page: string,
		width: number,
		{ edited, chosen }: { readonly edited?: Edited; readonly chosen?: Configuration | undefined } = {},
	): Promise<Buffer> {
		const own = edited?.[id] ?? (await templates.document(id));
		const document = chosen ? { ...own, configuration: chosen } : own;
		const press = await pressColors(document);
		const shown = await proofOf(document, press);
		const colors = await inkColorsOf(document, press);
		return renderPage({ ...templatePicture(document, shown), colors, page }, width, fonts);
	}

	function templateOf(id: string): TemplateRow {
		const template = templates.card(id);
		invariant(template, `template ${id} exists`);
		return template;
	}

	async function still(name: string, width: number, edited: Edited): Promise<Sharp> {
		const drawn = wallStill(name) ?? productStill(name);
		if (drawn) return renderDrawn(drawn, width);
		const scene = cardStill(name, { rows: templates.rows, render: templatePages(edited) });
		invariant(scene, `still ${name} exists`);
		return renderScene(scene, width);
	}

	async function renderDrawn(still: DrawnStill, width: number): Promise<Sharp> {
		const pattern = (id: string, across: number) => renderDocument(id, "front", across);
		const { view, wall, brand } = still;
		const write = writtenLines(fonts.shaper, brand);
		const svg = await drawnSvg(still, width, { samples, write, pattern });
		if (!wall) return sharp(await renderSvg(svg, width));
		const { width: wide, height: high } = view;
		const drawing = (pixels: number) => renderSvg(svg, pixels);
		return renderScene({ ...wall, width: wide, height: high, things: [], drawing }, width);
	}

	async function draw(
		{ kind, name, detail, chosen }: PictureName,
		width: number,
		edited: Edited,
	): Promise<Sharp> {
		const render = templatePages(edited, chosen);
		switch (kind) {
			case "photo":
				invariant(isSampleName(name), `photo ${name} exists`);
				return sharp((await samples(name)).bytes).resize({ width });
			case "room":
				invariant(isRoomPicture(name, detail), `room ${name} ${detail} exists`);
				return roomPicture(name, detail, width);
			case "page":
				return sharp(await render(templateOf(name), detail)(width));
			case "pattern":
				return sharp(await renderDocument(name, "front", width));
			case "scene": {
				const scene = templateSceneNamed(detail);
				invariant(scene, `scene ${detail} exists`);
				const template = templateOf(name);
				const siblings = template.siblings.map(templateOf);
				const parts =
					scene === familyScene ? { render: templatePages(edited) } : { render, ...configured(chosen) };
				return renderScene(templateScene(template, scene, { ...parts, siblings }), width);
			}
			case "still":
				return still(name, width, edited);
			default:
				return assertNever(kind, "kind of picture");
		}
	}

	return {
		async make({ width, format, isShared = false, edited, ...picture }) {
			const drawn = await draw(picture, width, edited);
			const cut = isShared ? await cutForSharing(drawn) : drawn;
			return encodeImage(cut, { format, quality: IMAGE_QUALITY }).toBuffer();
		},
	};
}

function configured(configuration: Configuration | undefined) {
	return configuration ? { configuration } : {};
}

/** What is composed is cut only when it is whole. */
async function cutForSharing(drawn: Sharp): Promise<Sharp> {
	return sharp(await drawn.png().toBuffer()).resize({ ...SHARED_SIZE, fit: "cover" });
}

function templatePicture(document: DesignDocument, samples: ReadonlyMap<string, PhotoLink>) {
	return {
		document: personalise(document, sampleRecord(document)),
		samples: true,
		photoHref: (source: { upload: string } | { sample: string }) =>
			"sample" in source ? (samples.get(source.sample) ?? null) : null,
	};
}
