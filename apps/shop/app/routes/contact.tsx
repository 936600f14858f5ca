import { publicPage } from "#app/cache-header.ts";
import { contactPage } from "#app/content/service-pages.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/contact.ts";

export function loader({ context }: Route.LoaderArgs) {
	return contactPage(context.get(shopContext).site);
}

export const headers = publicPage;

/** How to reach the people who print (spec 1-6). */
export default function Contact({
	loaderData: { name, title, intro, description, sections },
}: Route.ComponentProps) {
	return (
		<>
			<PageHead title={name} description={description} robots="index" />
			<Breadcrumbs trail={[{ name, to: paths.contact }]} />
			<PageTitle title={title} intro={intro} />
			<ProseSections sections={sections} />
		</>
	);
}
