import { getSharedDesign } from "@offizin/contract";
import { data } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { privatePage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { reading } from "#app/reading.server.ts";
import { addRemark } from "#app/shared-design/add-remark.server.ts";
import { OpenDesignPage } from "#app/shared-design/open-design-page.tsx";
import { SharedDesignPage } from "#app/shared-design/shared-design-page.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/shared-design.ts";

/** A design that somebody shows, page by page, to be remarked on and not to be changed. */
export const loader = reading([], async ({ context, params }: Route.LoaderArgs) => {
	const words = areaWords(context.get(shopContext).site.locale, "shared");
	const found = await apiOf(context)(getSharedDesign, { params });
	const isGone = !found.ok && (found.error.status === 404 || found.error.status === 400);
	if (isGone) return data({ words, design: undefined }, { status: 404 });
	return { words, design: valueOrThrow(found) };
});

export function action(args: Route.ActionArgs) {
	return addRemark(args);
}

/** The address is all it takes to see the design, so it is told to nobody. */
export function headers() {
	return { ...privatePage(), "Referrer-Policy": "no-referrer" };
}

export default function SharedDesign({ loaderData: { words, design }, actionData }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			{design ? (
				<SharedDesignPage design={design} answer={actionData} />
			) : (
				<OpenDesignPage asked={{ step: "gone" }} refused={undefined} />
			)}
		</MoreWords>
	);
}
