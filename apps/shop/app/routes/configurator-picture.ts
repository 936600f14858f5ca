import { designedProduct } from "@offizin/assortment";
import { getDesign, productPages } from "@offizin/contract";
import { openDocument } from "@offizin/design";
import { parametersOf, readParameters } from "@offizin/solver";
import { redirect } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { reading } from "#app/reading.server.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { DESIGN_FIELD } from "#app/wall-photo/own-photo.server.ts";
import type { Route } from "./+types/configurator-picture.ts";

const product = designedProduct("photoframe");

/** Where pictures for the wall are made (spec 2.1-9): their page, with what the address chooses or what a design was made as. */
export const loader = reading(
	[...readParameters(product), "quantity", DESIGN_FIELD],
	async ({ context, url }: Route.LoaderArgs) => {
		requireSold(context, "photoframe");
		const query = new URLSearchParams(url.searchParams);
		const design = query.get(DESIGN_FIELD);
		const found = design === null ? null : await apiOf(context)(getDesign, { params: { id: design } });
		const opened = found?.ok ? openDocument(found.value.document) : null;
		if (opened?.ok && opened.value.document.product === product.key) {
			for (const [name, value] of parametersOf(product, opened.value.document.configuration)) {
				if (!query.has(name)) query.set(name, value);
			}
		}
		throw redirect(`${productPages.photoframe}${query.size > 0 ? `?${query.toString()}` : ""}`);
	},
);
