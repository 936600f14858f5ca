import { createHash } from "node:crypto";
import { type Template, templates } from "@offizin/templates";
import sharp, { type Sharp } from "sharp";
import type { Fonts } from "../fonts/fonts.ts";
import { cardStill } from "./card-stills.ts";
import { materialStill } from "./material-stills.ts";
import { renderPage, renderSvg } from "./page-picture.ts";
import { isSampleName, type loadSamplePhotos } from "./sample-photos.ts";
import { renderScene, type Scene } from "./scene.ts";
import {
	type TemplatePageRenderer,
	type TemplateScene,
	templateScene,
	templateScenes,
} from "./template-scenes.ts";
import { wallStill } from "./wall-stills.ts";

/** Bump when a scene looks different for the same documents, so that kept pictures are made anew. */
const SCENE_VERSION = 1;

/** A picture that can be made: its address in the cache and how to make it. */
export interface PictureOrder {
	readonly key: string;
	readonly make: (width: number) => Promise<Sharp>;
}

export interface PictureMaker {
	/** The trimmed page of a template, flat. */
	page(templateId: string, page: string): PictureOrder | undefined;
	/** A scene of a template. */
	scene(templateId: string, scene: TemplateScene): PictureOrder | undefined;
	/** A composition of a home page. */
	still(name: string): PictureOrder | undefined;
	/** A photograph of the demo, as it is. */
	photo(name: string): PictureOrder | undefined;
}

type Samples = Awaited<ReturnType<typeof loadSamplePhotos>>;

/** Makes every picture of the shop from the designs themselves. */
export function createPictureMaker(fonts: Pick<Fonts, "shaper" | "qr">, samples: Samples): PictureMaker {
	const byId = new Map(templates.map((template) => [template.id, template]));
	const renderTemplatePage: TemplatePageRenderer = (template, page) => (width) =>
		renderPage({ ...templatePicture(template, samples), page }, width, fonts);
	const ofScene = (key: string, scene: Scene): PictureOrder => ({
		key,
		make: (width) => renderScene(scene, width),
	});

	return {
		photo(name) {
			if (!isSampleName(name)) return undefined;
			const { bytes } = samples[name];
			return { key: address("photo", name), make: async (width) => sharp(bytes).resize({ width }) };
		},
		page(templateId, page) {
			const template = byId.get(templateId);
			if (!template?.document.pages.some(({ key }) => key === page)) return undefined;
			return {
				key: address("page", template.document, page),
				make: async (width) => sharp(await renderTemplatePage(template, page)(width)),
			};
		},
		scene(templateId, scene) {
			const template = byId.get(templateId);
			if (!template || !templateScenes.includes(scene)) return undefined;
			return ofScene(
				address("scene", template.document, scene),
				templateScene(template, scene, renderTemplatePage),
			);
		},
		still(name) {
			const material = materialStill(name, samples);
			if (material) {
				return {
					key: address("still", name),
					make: async (width) => sharp(await renderSvg(material, width)),
				};
			}
			const scene = cardStill(name, renderTemplatePage) ?? wallStill(name, samples);
			return (
				scene &&
				ofScene(
					address(
						"still",
						name,
						templates.map(({ document }) => document),
					),
					scene,
				)
			);
		},
	};
}

function templatePicture(template: Template, samples: Samples) {
	return {
		document: template.document,
		paperType: template.defaultConfiguration.paperType,
		refinement: template.defaultConfiguration.refinementType,
		punching: template.defaultConfiguration.punching,
		samples: true,
		photoHref: (source: { upload: string } | { sample: string }) =>
			"sample" in source && isSampleName(source.sample) ? samples[source.sample] : null,
	};
}

function address(kind: string, ...parts: readonly unknown[]): string {
	const hash = createHash("sha256")
		.update(JSON.stringify([SCENE_VERSION, ...parts]))
		.digest("hex");
	return `${kind}/${hash.slice(0, 32)}`;
}
