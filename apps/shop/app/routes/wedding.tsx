import { useTranslations } from "use-intl";
import { publicPage } from "#app/cache-header.ts";
import { loadCardList } from "#app/card-list/card-list.server.ts";
import { CardListPage } from "#app/card-list/card-list-page.tsx";
import { listReads } from "#app/card-list/read-list-query.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import { kindOfSlug, kindPath, paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/wedding.ts";

/** Wedding cards, all of them or one kind (domain.md §11). */
export const loader = reading(listReads, async (args: Route.LoaderArgs) => {
	const slug = args.params.kind;
	const kind = slug === undefined ? undefined : kindOfSlug(slug);
	if (slug !== undefined && !kind) throw pageRefused(args.context);
	const list = await loadCardList(args, "wedding", kind);
	// A kind no collection has yet is no page; an empty filter of one that exists is.
	if (list.stock === 0) throw pageRefused(args.context);
	return { kind, list };
});

export const headers = publicPage;

export default function Wedding({ loaderData: { kind, list } }: Route.ComponentProps) {
	const t = useTranslations("nav");
	const base = kind ? kindPath(kind) : paths.wedding;
	const trail = [
		{ name: t("cards"), to: paths.cards },
		{ name: t("wedding"), to: paths.wedding },
		...(kind ? [{ name: list.copy.headline, to: base }] : []),
	];
	return <CardListPage base={base} list={list} trail={trail} />;
}
