import { invariant } from "@offizin/base";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { transformImage } from "../../adapters/image/transform-image.ts";
import { inspectAsset } from "../../adapters/photo/inspection/inspect-asset.ts";
import { inspectPhoto } from "../../adapters/photo/inspection/inspect-photo.ts";
import { lookedPhoto } from "../../adapters/photo/looked-photo.ts";
import { makeRenditions } from "../../adapters/photo/make-renditions.ts";
import { applyChange } from "../document/apply-change.ts";
import { type Checked, checkDesign, checkGuests } from "../document/check-design.ts";
import { pictureDesign } from "../document/picture-design.ts";
import type { RenderInput, RenderKind, RenderOutcome } from "./render-task.ts";

type Workers = { [Kind in RenderKind]: (input: RenderInput<Kind>) => Promise<RenderOutcome<Kind>> };

/** What a render process can do, each kind in one line. What few of them need is loaded when it is first asked for. */
export async function createWork(profileFolder: string) {
	const fonts = await loadFonts();
	const lazily = <Loaded>(load: () => Promise<Loaded>) => {
		let loaded: Promise<Loaded> | undefined;
		return () => {
			loaded ??= load();
			return loaded;
		};
	};
	const profiles = lazily(async () =>
		(await import("../../adapters/profiles/profile-loader.ts")).createProfileLoader(profileFolder),
	);
	const shop = lazily(async () => {
		const { createPictureMaker } = await import("../picture-making/picture-maker.ts");
		const { loadProfileChoice, printedProduct } = await import("../../adapters/profiles/profile-choice.ts");
		const { openTemplates } = await import("../../adapters/templates/template-store.ts");
		const choice = await loadProfileChoice(profileFolder);
		return createPictureMaker(fonts, await openTemplates(), (document) =>
			pressColors(choice.choose(printedProduct(document)).profile),
		);
	});
	const press = lazily(async () => {
		const { loadPrepress } = await import("../../adapters/profiles/load-prepress.ts");
		const { makePrintFiles } = await import("../print/make-print-files.ts");
		return { resources: loadPrepress(await profiles(), fonts), makePrintFiles };
	});
	const letters = lazily(async () => {
		const { loadLetterFonts } = await import("../letter-making/letter-look.ts");
		const { makeGoodsLetter } = await import("../letter-making/make-goods-letter.ts");
		const { makeMoneyDocument } = await import("../letter-making/make-money-document.ts");
		return { fonts: await loadLetterFonts(), makeGoodsLetter, makeMoneyDocument };
	});
	/** The colours a profile prints in; the table was checked when the server started. */
	async function pressColors(profile: string) {
		const loaded = await (await profiles()).find(profile);
		invariant(loaded.ok, `print profile ${profile} can be used`);
		return loaded.value.colors;
	}
	async function inkColors({ document, press }: Pick<Checked, "document" | "press">) {
		const { inkColorsOf } = await import("../../adapters/profiles/ink-colors.ts");
		return inkColorsOf(document, await pressColors(press.profile));
	}

	const workers: Workers = {
		"design.change": async (input) => applyChange(input, fonts, await inkColors(input)),
		"design.check": async (input) => checkDesign(input, fonts, await inkColors(input)),
		"design.checkGuests": async (input) => checkGuests(input, fonts, await inkColors(input)),
		"design.picture": async (input) => pictureDesign(input, fonts, await pressColors(input.profile)),
		"asset.inspect": inspectAsset,
		"guests.take": async (input) => (await import("../guests/take-guests.ts")).takeGuests(input),
		"letter.goods": async (task) => {
			const { fonts: type, makeGoodsLetter } = await letters();
			return makeGoodsLetter(task, type);
		},
		"letter.money": async (task) => {
			const { fonts: type, makeMoneyDocument } = await letters();
			return makeMoneyDocument(task, type);
		},
		"letter.xRechnung": async (task) =>
			(await import("../letter-making/e-invoice.ts")).eInvoiceXml(task, "XRECHNUNG-CII"),
		"photo.inspect": inspectPhoto,
		"photo.renditions": async ({ path, profile }) =>
			makeRenditions(path, profile === undefined ? undefined : await pressColors(profile)),
		"photo.looked": async (input) => lookedPhoto(input, await pressColors(input.profile)),
		"image.transform": transformImage,
		"shop.picture": async (input) => (await shop()).make(input),
		async print(task) {
			const { resources, makePrintFiles } = await press();
			return makePrintFiles(task, resources);
		},
	};
	return <Kind extends RenderKind>(kind: Kind, input: RenderInput<Kind>): Promise<RenderOutcome<Kind>> =>
		workers[kind](input);
}
