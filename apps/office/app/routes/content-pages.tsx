import { Title } from "@offizin/ui";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import pages from "#app/content/pages/pages.module.css";
import { SpaceTabs } from "#app/content/pages/space-tabs.tsx";
import { StorySearch } from "#app/content/pages/story-search.tsx";
import { StoryTree } from "#app/content/pages/story-tree.tsx";
import { storiesIn } from "#app/content/pages/use-stories.ts";
import { Failure } from "#app/controls/failure.tsx";
import { FilterField } from "#app/controls/filter-field.tsx";
import { useFilter } from "#app/controls/use-filter.ts";
import page from "#app/layout/page.module.css";
import type { Route } from "./+types/content-pages.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await storiesIn(contentDoors(params.space), 0), request.url) };
}

/** What is searched stands in the address and changes nothing in the tree. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	return currentUrl.pathname !== nextUrl.pathname;
}

export default function ContentPagesRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { space } = useContentPlace();
	const [filter, setFilter] = useFilter();
	const isSearching = filter.trim() !== "";
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: space.name })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("content.pages.title", { space: space.name })}
				</Title>
				<FilterField value={filter} placeholder={t("content.pages.search")} onChange={setFilter} />
			</div>
			<SpaceTabs />
			{answer.ok && isSearching ? <StorySearch words={filter.trim()} /> : null}
			{answer.ok ? (
				// It stays, so that it is as it was left once the search is over.
				<div hidden={isSearching} className={pages.tree}>
					<StoryTree top={answer.value} />
				</div>
			) : null}
			{answer.ok ? null : <Failure error={answer.error} />}
		</main>
	);
}
