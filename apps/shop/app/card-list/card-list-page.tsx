import type { ReactNode } from "react";
import type { StoryPageView } from "#app/blocks/story-page-view.ts";
import type { ListHead } from "#app/content/list-head.ts";
import type { Crumb } from "#app/layout/breadcrumbs.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { cardPath, listPath } from "#app/paths.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import type { CardListView } from "./card-list.server.ts";
import { CardList } from "./card-list.tsx";
import { ListFrame } from "./list-frame.tsx";
import { listRobots } from "./list-query.ts";

export interface CardListPageProps {
	readonly base: string;
	readonly list: CardListView;
	readonly copy: ListHead;
	readonly trail: readonly Crumb[];
	readonly story: StoryPageView | undefined;
	/** The list that stands for this one in search, where both show the same. */
	readonly sameAs?: string | undefined;
	/** In place of the tiles while the shop has none. */
	readonly none?: ReactNode;
}

/** A card list with its head, its trail and its structured data. */
export function CardListPage({ base, list, copy, trail, story, sameAs, none }: CardListPageProps) {
	const { address } = useShop();
	const { query, chosen, total, stock, cards } = list;
	const { robots, canonical } = robotsOf();
	const title = story?.title || copy.title;
	const [first] = cards;
	const image = story?.image ?? (first && `/img/w640/scene/${first.id}`);
	return (
		<>
			<PageHead
				title={canonical?.label ? `${title}: ${canonical.label}` : title}
				description={story?.description || copy.description}
				robots={robots}
				canonical={sameAs ?? listPath(base, canonical ? { [canonical.name]: canonical.value } : {})}
				{...(image !== undefined && { image })}
			/>
			<ListFrame trail={trail} head={copy} story={story}>
				<MoreWords words={list.words}>
					{stock === 0 && none ? none : <CardList base={base} list={list} />}
				</MoreWords>
			</ListFrame>
			{cards.length > 0 ? (
				<JsonLd
					value={{
						"@type": "ItemList",
						numberOfItems: total,
						itemListElement: cards.map(({ id, name }, index) => ({
							"@type": "ListItem",
							position: index + 1,
							name,
							url: `${address}${cardPath(id)}`,
						})),
					}}
				/>
			) : null}
		</>
	);

	/** A list without designs is found only for what editors have written there. */
	function robotsOf() {
		if (story?.editors !== undefined) return { robots: "none", canonical: undefined } as const;
		if (stock === 0) {
			const isPlain = chosen.length === 0 && query.sort === undefined && query.tileCount === undefined;
			return {
				robots: isPlain && story?.robots === "index" ? "index" : "follow",
				canonical: undefined,
			} as const;
		}
		const told = listRobots(query, chosen, total);
		return sameAs === undefined ? told : ({ robots: "follow", canonical: undefined } as const);
	}
}
