import { readStoryPage } from "#app/blocks/read-story.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/cards.ts";

/** The occasions there are cards for: today one, with its kinds, as the story of the address shows them. */
export const loader = reading([], async ({ context, url }: Route.LoaderArgs) => {
	requireChannel(context, "papiervogel");
	const page = await readStoryPage("karten-designen", context, url);
	if (!page) throw pageNotFound(paths.cards);
	return { page };
});

export const headers = publicPage;

export default function Cards({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Breadcrumbs trail={[{ name: "Karten", to: paths.cards }]} />
			<PageTitle
				title={page.title}
				intro="Wir beginnen mit dem Anlass, der die meiste Post macht. Geburt, Taufe, Geburtstag und Trauer folgen, sobald die Karten dafür so gut sind wie diese."
			/>
			<StoryPage page={page} />
		</>
	);
}
