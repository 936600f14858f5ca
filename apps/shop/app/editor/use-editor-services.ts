import { err, importAgain } from "@offizin/base";
import type { getPrice, RouteOutput } from "@offizin/contract";
import { MAX_UPLOAD_MEGABYTES } from "@offizin/contract/browser";
import { editorRoutes } from "@offizin/contract/editor";
import type { EditorServices, PriceView } from "@offizin/editor-react";
import { formatMoney } from "@offizin/money";
import { parametersOf } from "@offizin/solver";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/call.ts";
import { printedOn } from "#app/uploads/printed-on.ts";
import { uploadPhoto } from "#app/uploads/upload-photo.ts";
import { designDoors } from "./design-doors.ts";
import { keptDesigns } from "./kept-designs.ts";
import type { EditorView } from "./load-editor.server.ts";

/** Asked for some time after the page can be touched. */
const seldom = () => importAgain(async () => await import("./seldom-doors.ts"));
/** Where even that does not come nobody answers. */
const nobody = () => null;

type DesignPrice = RouteOutput<typeof getPrice>;

/** A quote in the words of the shop. */
export function usePriceWords(locale: string): (price: DesignPrice) => PriceView {
	return useCallback(
		({ total, unit, currency, deliveryText, lines }) => ({
			total: formatMoney({ amount: total, currency }, locale),
			each: formatMoney({ amount: unit, currency }, locale),
			delivery: deliveryText,
			lines: lines.map(({ name, amount }) => ({
				label: name,
				amount: formatMoney({ amount, currency }, locale),
			})),
		}),
		[locale],
	);
}

/** The doors of the shop as the editor asks for them. */
export function useEditorServices(
	{
		templateId,
		product,
		photos,
		document,
		toldFacts,
		sale,
		workspace,
	}: Pick<EditorView, "templateId" | "product" | "photos" | "document" | "toldFacts" | "sale" | "workspace">,
	inWords: (price: DesignPrice) => PriceView,
	locale: string,
	/** Stable over renders. */
	onDesignMade: (id: string) => void,
): EditorServices {
	const navigate = useNavigate();
	const opened = document.configuration;
	return useMemo(
		(): EditorServices => ({
			designs: designDoors,
			kept: keptDesigns,
			toldFacts,
			...(sale && {
				sale: {
					...sale,
					openOther: async (...other) => (await seldom()).goToOther(navigate, ...other),
					async price({ configuration, quantity }, signal) {
						const options = Object.fromEntries(parametersOf(product, configuration));
						const query = { product: product.key, template: templateId, quantity, ...options };
						const answer = await call(editorRoutes.getPrice, { query }, { signal });
						return answer.ok ? inWords(answer.value) : null;
					},
					choices: (...asked) =>
						seldom().then(
							({ askChoices }) => askChoices({ product, template: templateId, locale }, ...asked),
							nobody,
						),
					proofPdf: (design) => `/web-api/designs/${encodeURIComponent(design)}/proof.pdf`,
					addToCart: (line) =>
						seldom().then(
							({ addToCart }) => addToCart(navigate, line),
							() => err({ code: "unreachable" }),
						),
					onQuantity: (quantity) => keepAddress({ quantity: String(quantity) }),
				},
			}),
			uploads: {
				maxUploadMegabytes: MAX_UPLOAD_MEGABYTES,
				upload: uploadPhoto,
				sources: async () => (await importAgain(async () => await import("./photo-sources.ts"))).photoSources,
				photoThumb: (upload) => `/web-api/uploads/${encodeURIComponent(upload)}/thumb?proof=srgb`,
				async storedPhoto(upload, stock) {
					const query = printedOn(stock);
					const known = photos.find(({ id }) => id === upload);
					const isAsOpened = JSON.stringify(query) === JSON.stringify(printedOn(opened));
					if (known && isAsOpened) return known;
					const answer = await call(editorRoutes.getUpload, {
						params: { id: upload },
						query,
					});
					return answer.ok ? answer.value : null;
				},
			},
			ornaments: (subject) => seldom().then(({ askOrnaments }) => askOrnaments(subject), nobody),
			...(workspace.hasGuests && {
				readGuests: async (list, wanted) => {
					const reading = importAgain(async () => await import("./read-guests.ts"));
					return reading.then(
						(reader) => reader.readGuests(list, wanted),
						// The network is away.
						() => err(""),
					);
				},
			}),
			spelling: {
				check: async (design) => (await seldom()).checkSpelling(design),
				accept: async (design, word) => (await seldom()).acceptWord(design, word),
			},
			fontUrl: (file) => `/fonts/${encodeURIComponent(file)}`,
			ownColor: (...asked) => seldom().then(({ askInk }) => askInk(product.key, ...asked), nobody),
			onDesignMade: (id) => {
				keepAddress({ design: id });
				onDesignMade(id);
			},
		}),
		[
			templateId,
			product,
			photos,
			opened,
			toldFacts,
			sale,
			workspace,
			inWords,
			locale,
			navigate,
			onDesignMade,
		],
	);
}

/**
 * Behind the router's back: the page stays, only a reload or a copied link shall find the same. How many are wanted is kept
 * with the design, too, for whoever comes back another way.
 */
function keepAddress(changes: Readonly<Record<string, string>>): void {
	const url = new URL(location.href);
	for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
	history.replaceState(history.state, "", url);
	const { design, quantity } = Object.fromEntries(url.searchParams);
	if (design && quantity)
		void import("./keep-quantity.ts").then(
			({ keepQuantity }) => keepQuantity(design, +quantity),
			reportError,
		);
}
