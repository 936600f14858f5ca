import { publicPage } from "#app/cache-header.ts";
import { withdrawPage } from "#app/content/service-pages.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/withdraw.ts";

export function loader({ context }: Route.LoaderArgs) {
	return withdrawPage(context.get(shopContext).site);
}

export const headers = publicPage;

/** § 356a BGB: always reachable, without login. Until the form of two steps exists, a prepared mail leads to us. */
export default function Withdraw({
	loaderData: { title, intro, description, sections },
}: Route.ComponentProps) {
	return (
		<>
			<PageHead title={title} description={description} robots="follow" />
			<Breadcrumbs trail={[{ name: title, to: paths.withdraw }]} />
			<PageTitle title={title} intro={intro} />
			<ProseSections sections={sections} />
		</>
	);
}
