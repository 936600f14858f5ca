import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { Entries } from "#app/content/lists/entries.tsx";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/content-list.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const doors = contentDoors(params.space);
	const [lists, entries] = await Promise.all([doors.dataSources(), doors.entries(Number(params.list))]);
	return { lists: requireSignIn(lists, request.url), entries };
}

/** One list with its entries. */
export default function ContentListRoute({ loaderData, params }: Route.ComponentProps) {
	const t = useTranslations();
	const { space } = useContentPlace();
	const { lists, entries } = loaderData;
	const list = lists.ok ? lists.value.datasources.find(({ id }) => String(id) === params.list) : undefined;
	const failed = [lists, entries].find((answer) => !answer.ok);
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: list?.name ?? t("content.spaces.lists") })}</title>
			<Crumbs
				steps={[
					{ to: paths.contentSpaces, word: t("content.spaces.title") },
					{ to: paths.contentSpace(space.id), word: space.name },
					{ to: paths.contentLists(space.id), word: t("content.spaces.lists") },
				]}
			/>
			{list && entries.ok ? (
				<>
					<Title level={1} size="page">
						{list.name}
					</Title>
					<Entries list={list} entries={entries.value.datasource_entries} />
				</>
			) : null}
			{failed && !failed.ok ? <Failure error={failed.error} /> : null}
		</main>
	);
}
