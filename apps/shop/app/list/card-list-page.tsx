import { Breadcrumbs, type Crumb } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { deList } from "#app/messages/de-list.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { listPath, productPath } from "#app/paths.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import type { CardListView } from "./card-list.server.ts";
import { CardList } from "./card-list.tsx";
import { listRobots } from "./list-query.ts";

export interface CardListPageProps {
	readonly base: string;
	readonly list: CardListView;
	readonly trail: readonly Crumb[];
}

/** A card list with its head, its trail and its structured data. */
export function CardListPage({ base, list, trail }: CardListPageProps) {
	const { origin } = useShop();
	const word = useWord();
	const { copy } = list;
	const { robots, canonical } = listRobots(list.query);
	const facet = canonical.color
		? word("color", canonical.color)
		: list.facets.theme?.find(({ value }) => value === canonical.theme)?.name;
	return (
		<>
			<PageHead
				title={facet ? `${copy.title}: ${facet}` : copy.title}
				description={copy.description}
				robots={robots}
				canonical={listPath(base, canonical)}
			/>
			<Breadcrumbs trail={trail} />
			<PageTitle title={copy.headline} intro={copy.intro} />
			<MoreWords words={deList}>
				<CardList base={base} list={list} />
			</MoreWords>
			<JsonLd
				value={{
					"@type": "ItemList",
					numberOfItems: list.total,
					itemListElement: list.cards.map(({ id, name, colorName }, index) => ({
						"@type": "ListItem",
						position: index + 1,
						name: `${name}, ${colorName}`,
						url: `${origin}${productPath(id)}`,
					})),
				}}
			/>
		</>
	);
}
