import { geometryOf, photoprintProduct } from "@offizin/assortment";
import { type Client, getDesign, getPhotoOptionGroups } from "@offizin/contract";
import { openDocument, printsIn } from "@offizin/design";
import { formatMoney } from "@offizin/money";
import { MANY_PRINTS } from "@offizin/pricing";
import { defaultConfiguration } from "@offizin/solver";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Shapes } from "./marks.ts";
import { SET_FIELD } from "./set-address.ts";

/** Of one format and paper each: no set has more. */
const MOST_DESIGNS = 40;
const START = "abzuege";

/** What prints can be, what they cost, and those a visitor has begun. */
export async function loadPrints(context: Readonly<RouterContextProvider>, address: URL) {
	const { site } = context.get(shopContext);
	const call = apiOf(context);
	const price = (amount: number, currency: string) =>
		formatMoney({ amount, currency: currency as Parameters<typeof formatMoney>[0]["currency"] }, site.locale);
	const groups = valueOrThrow(await call(getPhotoOptionGroups, { query: { quantity: 1 } })).groups;
	const choices = (key: string) => groups.find((group) => group.key === key)?.items ?? [];
	const priced = await Promise.all(
		choices("format").map(async ({ value, name, note, from }) => {
			const single = valueOrThrow(
				await call(getPhotoOptionGroups, { query: { format: value, quantity: 1 } }),
			).quote;
			return {
				...{ value, name, note },
				one: price(single.unit, single.currency),
				many: from ? price(from.amount, from.currency) : "",
				least: from?.amount ?? single.unit,
				currency: single.currency,
			};
		}),
	);
	const formats = priced.map(({ value, name, note, one, many }) => ({ value, name, note, one, many }));
	const [cheapest] = priced.toSorted((one, other) => one.least - other.least);
	const papers = choices("material").map(({ value, name, note }) => ({ value, name, note }));
	const named = address.searchParams.get(SET_FIELD);
	const ids = named === null ? [] : named.split(".").slice(0, MOST_DESIGNS);
	const designs = (await Promise.all(ids.map((id) => begunDesign(call, id)))).flatMap((one) => one ?? []);
	const { format = "", material = "" } = defaultConfiguration(photoprintProduct);
	return {
		start: START,
		/** From how many prints of one format and paper on each costs less. */
		many: MANY_PRINTS,
		formats,
		/** Of the smallest one, where there are many. */
		from: cheapest ? price(cheapest.least, cheapest.currency) : "",
		papers,
		opensWith: { format, material },
		shapes: shapesOf(formats.map(({ value }) => value)),
		designs,
		/** The address names a set that is none of this visitor's. */
		isForeign: ids.length > 0 && designs.length === 0,
	};
}

export type LoadedPrints = Awaited<ReturnType<typeof loadPrints>>;

function shapesOf(formats: readonly string[]): Shapes {
	return Object.fromEntries(
		formats.flatMap((format) => {
			const configuration = { ...defaultConfiguration(photoprintProduct), format };
			const { pages, ppi } = geometryOf({ product: photoprintProduct.key, configuration });
			const [page] = pages;
			return page && ppi ? [[format, { page, ppi }]] : [];
		}),
	);
}

async function begunDesign(call: Client, id: string) {
	const found = await call(getDesign, { params: { id } });
	if (!found.ok) return undefined;
	const { revision, photos, document: written } = found.value;
	const opened = openDocument(written);
	if (!opened.ok || opened.value.document.product !== photoprintProduct.key) return undefined;
	const { document } = opened.value;
	const { format = "", material = "" } = document.configuration;
	const seen = new Map(photos.map((photo) => [photo.upload, photo]));
	const focusOf = (upload: string) => seen.get(upload)?.focus ?? undefined;
	const prints = printsIn(document, focusOf).flatMap((print) => {
		const photo = seen.get(print.photo.upload);
		if (!photo) return [];
		const { thumb, screen, focus, likeness, takenOn } = photo;
		const { width, height, upload } = print.photo;
		return [{ ...print, photo: { upload, width, height, thumb, screen, focus, likeness, takenOn } }];
	});
	return { id, revision, format, material, pages: document.pages.map(({ key }) => key), prints };
}
