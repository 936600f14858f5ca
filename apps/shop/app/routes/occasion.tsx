import { useTranslations } from "use-intl";
import { readStoryAt, slugOfPath } from "#app/blocks/read-story.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { loadCardList } from "#app/card-list/card-list.server.ts";
import { CardListPage } from "#app/card-list/card-list-page.tsx";
import { noDesigns } from "#app/card-list/no-designs.server.ts";
import { NoDesigns } from "#app/card-list/no-designs.tsx";
import { occasionBase, readOccasionAddress } from "#app/card-list/occasion-address.ts";
import { listReads } from "#app/card-list/read-list-query.server.ts";
import { isOccasion, occasionCopy } from "#app/content/occasion-copy.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/occasion.ts";

/** Cards for an occasion, of one kind, or both (spec 2.3-4); and what editors have written there. */
export const loader = reading(listReads, async (args: Route.LoaderArgs) => {
	const { context, params, url } = args;
	const path = `${paths.cards}${slugOfPath(params["*"] ?? "")}/`;
	const address = readOccasionAddress(params["*"], isOccasion);
	if (!address) throw pageNotFound(path);
	const [list, story] = await Promise.all([
		loadCardList(args, address),
		readStoryAt(slugOfPath(path), context, url),
	]);
	// A kind that nobody has drawn for an occasion is no page; an occasion is one.
	if (list.stock === 0 && address.kind && !story) throw pageNotFound(path);
	const { locale } = context.get(shopContext).site;
	const [only, ...others] = list.occasions;
	const isSame = address.occasion === undefined && only !== undefined && others.length === 0;
	return toldOfStory(
		{
			address,
			list,
			story,
			copy: occasionCopy(address, locale),
			none: list.stock === 0 ? noDesigns(locale) : undefined,
			sameAs: isSame ? occasionBase({ ...address, occasion: only }) : undefined,
			parent:
				address.kind && address.occasion ? occasionCopy({ ...address, kind: undefined }, locale) : undefined,
		},
		story ?? { isWhole: true },
	);
});

export const headers = storyHeaders;

export default function Occasion({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("nav");
	const { address, list, story, copy, none, sameAs, parent } = loaderData;
	const base = occasionBase(address);
	const trail = story?.trail.length
		? story.trail
		: [
				{ name: t("cards"), to: paths.cards },
				...(parent ? [{ name: parent.headline, to: occasionBase({ ...address, kind: undefined }) }] : []),
				{ name: copy.headline, to: base },
			];
	return (
		<CardListPage
			base={base}
			list={list}
			copy={copy}
			trail={trail}
			story={story}
			sameAs={sameAs}
			none={none ? <NoDesigns view={none} isStill={address.occasion === "trauer"} /> : undefined}
		/>
	);
}
