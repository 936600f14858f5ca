import { getDesignInvitation } from "@offizin/contract";
import { data } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { privatePage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { reading } from "#app/reading.server.ts";
import { OpenDesignPage } from "#app/shared-design/open-design-page.tsx";
import { openShared } from "#app/shared-design/open-shared.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/open-design.ts";

/** Where a link leads that opens a design on another device, and where a code for it is typed. */
export const loader = reading([], async ({ context, params: { token } }: Route.LoaderArgs) => {
	const words = areaWords(context.get(shopContext).site.locale, "shared");
	if (token === undefined) return { words, step: "code" as const };
	const found = await apiOf(context)(getDesignInvitation, { params: { token } });
	const isGone = !found.ok && (found.error.status === 404 || found.error.status === 400);
	if (isGone) return data({ words, step: "gone" as const }, { status: 404 });
	return { words, step: "open" as const, design: valueOrThrow(found) };
});

export function action(args: Route.ActionArgs) {
	return openShared(args);
}

export const headers = privatePage;

/** A link alone lets nobody in: programs that read mails follow links too. */
export default function OpenDesign({ loaderData: { words, ...asked }, actionData }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<OpenDesignPage asked={asked} refused={actionData?.refused} />
		</MoreWords>
	);
}
