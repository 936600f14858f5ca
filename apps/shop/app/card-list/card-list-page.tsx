import { Breadcrumbs, type Crumb } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { cardPath, listPath } from "#app/paths.ts";
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
	const { address } = useShop();
	const { copy, query, chosen, total, cards } = list;
	const { robots, canonical } = listRobots(query, chosen, total);
	return (
		<>
			<PageHead
				title={canonical?.label ? `${copy.title}: ${canonical.label}` : copy.title}
				description={copy.description}
				robots={robots}
				canonical={listPath(base, canonical ? { [canonical.name]: canonical.value } : {})}
			/>
			<Breadcrumbs trail={trail} />
			<PageTitle title={copy.headline} intro={copy.intro} />
			<MoreWords words={list.words}>
				<CardList base={base} list={list} />
			</MoreWords>
			{cards.length > 0 ? (
				<JsonLd
					value={{
						"@type": "ItemList",
						numberOfItems: total,
						itemListElement: cards.map(({ id, name, colorName }, index) => ({
							"@type": "ListItem",
							position: index + 1,
							name: `${name}, ${colorName}`,
							url: `${address}${cardPath(id)}`,
						})),
					}}
				/>
			) : null}
		</>
	);
}
