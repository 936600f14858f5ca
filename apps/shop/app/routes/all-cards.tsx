import { publicPage } from "#app/cache-header.ts";
import { loadCardList } from "#app/card-list/card-list.server.ts";
import { CardListPage } from "#app/card-list/card-list-page.tsx";
import { listReads } from "#app/card-list/read-list-query.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/all-cards.ts";

export const loader = reading(listReads, (args: Route.LoaderArgs) => loadCardList(args, "products"));

export const headers = publicPage;

/** All cards (spec 2.1-3). */
export default function AllCards({ loaderData }: Route.ComponentProps) {
	return (
		<CardListPage
			base={paths.allCards}
			list={loaderData}
			trail={[{ name: loaderData.copy.title, to: paths.allCards }]}
		/>
	);
}
