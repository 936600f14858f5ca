import { productPages } from "@offizin/contract";
import { redirect } from "react-router";
import { SET_FIELD } from "#app/photo-prints/set-address.ts";
import { reading } from "#app/reading.server.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { DESIGN_FIELD } from "#app/wall-photo/own-photo.server.ts";
import type { Route } from "./+types/configurator-prints.ts";

/** Where prints are chosen (spec 2.1-9): their page, with the set of a design; photo boxes open there later. */
export const loader = reading([DESIGN_FIELD], async ({ context, url, params }: Route.LoaderArgs) => {
	const isBox = params.template === undefined;
	requireSold(context, isBox ? "photobox" : "photoprint");
	if (isBox) throw redirect(productPages.photobox);
	const design = url.searchParams.get(DESIGN_FIELD);
	throw redirect(
		`${productPages.photoprint}${design === null ? "" : `?${SET_FIELD}=${encodeURIComponent(design)}`}`,
	);
});
