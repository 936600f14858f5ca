import { privatePage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { PhonePage } from "#app/phone/phone-page.tsx";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/phone.ts";

export const loader = reading([], ({ context }: Route.LoaderArgs) => ({
	words: areaWords(context.get(shopContext).site.locale, "phone"),
}));

export const headers = privatePage;

/** Where the code of the editor leads: puts photos of a phone into the design on the screen, and shows nothing of it. */
export default function Phone({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<PhonePage />
		</MoreWords>
	);
}
