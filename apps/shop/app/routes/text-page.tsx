import { data } from "react-router";
import { publicPage } from "#app/cache-header.ts";
import { loadShippingFacts } from "#app/content/load-shipping-facts.server.ts";
import { shippingPage, shippingSlug, textPage } from "#app/content/text-pages.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { ProsePlaceholder } from "#app/prose/prose-placeholder.tsx";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/text-page.ts";

/** Legal and service texts, one segment deep. Anything else is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { site, isDemo } = context.get(shopContext);
	const page =
		params.page === shippingSlug
			? shippingPage(site, await loadShippingFacts(context))
			: textPage(params.page, site);
	if (!page) throw data(null, { status: 404, statusText: `Page not found: /${params.page}/` });
	const placeholder = isDemo ? areaWords(site.locale, "prose").placeholder : undefined;
	return { page, path: `/${params.page}/`, placeholder };
}

export const headers = publicPage;

export default function TextPage({ loaderData: { page, path, placeholder } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={page.title} description={page.description} robots={page.robots} />
			<Breadcrumbs trail={[{ name: page.title, to: path }]} />
			<PageTitle title={page.title} intro={page.intro} />
			{placeholder === undefined ? null : <ProsePlaceholder words={placeholder} />}
			<ProseSections sections={page.sections} />
		</>
	);
}
