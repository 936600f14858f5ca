import { productOf, stockOf } from "@offizin/assortment";
import type { ShopContext } from "@offizin/contract";
import { type Client, HUNG_UPLOADS, type OptionPanel } from "@offizin/contract";
import { printLimits } from "@offizin/formats";
import { extentOf } from "@offizin/solver";
import { say, wordsOf } from "@offizin/words";
import { loadPanel } from "#app/panel/load-panel.server.ts";
import { type PanelView, panelView } from "#app/panel/panel-view.server.ts";
import { GROUND_FIELD } from "#app/panel/read-choices.ts";
import { groundState, isChosenOnPage, wishedGround } from "./ground.server.ts";
import { begunPicture, DESIGN_FIELD, made, type PhotoColors, startOf } from "./own-photo.server.ts";
import { photoQuality } from "./photo-quality.server.ts";
import { type Places, placesOf } from "./places.server.ts";

/** Parameter of the address a form without script is led back to, when its photo is refused. */
const REFUSED_FIELD = "refused";

/** Query parameters of a page that a photo hangs on, beside its choices. */
export const pictureReads = [DESIGN_FIELD, REFUSED_FIELD, GROUND_FIELD];

/** A product as an address chooses it, with the visitor's own photo where it names a design of theirs. */
export async function loadPicture(
	call: Client,
	product: OptionPanel["product"],
	{
		params,
		locale,
		page,
		templateDocument,
	}: {
		readonly params: URLSearchParams;
		readonly locale: string;
		/** What designs of a template begin with. */
		readonly templateDocument: ShopContext["templateDocument"];
		/** Path of the page it hangs on, with the place of its shop front. */
		readonly page: string;
	},
) {
	const start = await startOf(call, product);
	const subject = { product, ...(start !== undefined && { template: start }) };
	const view = panelView(await loadPanel(call, subject, params, locale), locale);
	const asked = start === undefined ? null : params.get(DESIGN_FIELD);
	const begun = asked === null ? undefined : await begunPicture(call, asked, view);
	const own = begun?.photo;
	const sizes = sizesOf(view);
	const places =
		start === undefined
			? undefined
			: placesOf(begun?.document ?? made(await templateDocument(start), view.configuration));
	// One that is begun has the ground that was chosen for it.
	const wished = begun ? null : params.get(GROUND_FIELD);
	const ground = groundState(begun?.document, { wished, product, locale });
	const named = begun ? withField(view, DESIGN_FIELD, begun.id) : view;
	const colored =
		wished === null || wishedGround(wished) === undefined ? named : withField(named, GROUND_FIELD, wished);
	const shown = isChosenOnPage(product) && start !== undefined ? { ...colored, ground } : colored;
	return {
		view: shown,
		own,
		begun,
		ground,
		/** The address names a design that is none of this visitor's. */
		isForeign: asked !== null && !begun,
		/** Of a product whose designs all begin with one thing: what that is, and the design that is looked at. */
		picture:
			start === undefined || !places
				? undefined
				: {
						product,
						start,
						places,
						// One without a photo is nothing to buy yet.
						design: begun && {
							id: begun.id,
							revision: begun.revision,
							hasPhoto: places.free.length < places.count,
						},
						/** What is said of its places, or of the photo that it needs; undefined of one that hangs. */
						told: sizes.length > 0 ? neededFor(view, own, locale) : toldOf(places, locale),
						quality:
							sizes.length > 0 && own ? photoQuality(own, view.configuration, { locale, sizes }) : undefined,
						colors: begun?.colors && toldColors(begun.colors, locale),
						sizes,
						ground: { ...ground, photo: own },
						/** Where a form without script sends a photo. */
						sendTo: `${HUNG_UPLOADS}?${new URLSearchParams({ page, start, ...view.configuration, [GROUND_FIELD]: ground.value.slice(1) }).toString()}`,
						/** Status that a photo was refused with. */
						refused: params.get(REFUSED_FIELD) ?? undefined,
						configuration: shown.configuration,
						/** By what the server knows how its photos will be printed. */
						stock: { ...stockOf(product, shown.configuration) },
						quantity: shown.quantity.value,
						query: shown.query,
						total: shown.price.total,
					},
	};
}

/** What an address names beside its choices is part of what they lead to: the design, and the colour of one. */
function withField(view: PanelView, field: string, value: string): PanelView {
	const named = `${field}=${encodeURIComponent(value)}`;
	return {
		...view,
		query: `${view.query}&${named}`,
		configurator: view.configurator && { ...view.configurator, to: `${view.configurator.to}&${named}` },
		// A colour is a field of the form by itself.
		settled: field === GROUND_FIELD ? view.settled : [...view.settled, { key: field, value }],
	};
}

/** Sizes a photo may hang in with everything else as it is; none of what hangs nowhere. */
function sizesOf({ product, options }: PanelView): readonly string[] {
	const option = productOf(product)?.options.find(({ key }) => key === "format");
	const values = options.find(({ key }) => key === "format")?.values ?? [];
	return values
		.filter(({ value, isPossible }) => isPossible && option && extentOf(option, value))
		.map(({ value }) => value);
}

/** Film is cut around what a photo shows: a photo of which that is everything will not do. */
function neededFor({ configuration }: PanelView, own: unknown, locale: string): string | undefined {
	const isCutOut = configuration.edge === "kontur-bild" && own === undefined;
	return isCutOut ? wordsOf(locale).shop.wall.wallPhoto.cutOut : undefined;
}

function toldOf({ count, free, spare, soft, refused }: Places, locale: string): string {
	const words = wordsOf(locale).shop.wall.wallPhoto.places;
	const placed = count - free.length;
	const values = { count, placed, free: free.length, spare: spare.length, soft, refused };
	if (placed === 0) return say(words.none, values, locale);
	return [words.some, ...(soft + refused > 0 ? [words.sharpness] : [])]
		.map((sentence) => say(sentence, values, locale))
		.join(" ");
}

/** The addresses of both, and what is said where print loses some. */
function toldColors({ printed, sent, loss }: PhotoColors, locale: string) {
	const words = wordsOf(locale).shop.wall.wallPhoto.colors;
	const percent = Math.round(loss * 100);
	return {
		printed,
		sent,
		text: loss < printLimits.colorLoss ? undefined : say(words.duller, { percent }, locale),
	};
}

/** What a page shows and does with a picture, as its browser half takes it. */
export type PictureState = NonNullable<Awaited<ReturnType<typeof loadPicture>>["picture"]>;
