import { getCardPrice } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { FREE_SAMPLES } from "@offizin/pricing";
import { buttonClass } from "@offizin/ui";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { samplesPage } from "#app/content/service-pages.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "#app/prose/page-action.module.css";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/samples.ts";

export async function loader({ context }: Route.LoaderArgs) {
	requireSold(context, "card");
	const { site } = context.get(shopContext);
	// One more than the free ones costs what one costs.
	const query = { isSample: "1", quantity: FREE_SAMPLES + 1 } as const;
	const { total, currency } = valueOrThrow(await apiOf(context)(getCardPrice, { query }));
	return samplesPage(site, formatMoney({ amount: total, currency }, site.locale));
}

export const headers = publicPage;

/** Free sample cards (spec 1-8, 9.1-5). */
export default function Samples({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={page.pageTitle} description={page.description} robots="index" />
			<Breadcrumbs trail={[{ name: page.name, to: paths.samples }]} />
			<PageTitle title={page.title} intro={page.intro} />
			<ProseSections sections={page.sections} />
			<p className={styles.action}>
				<Link className={buttonClass("primary")} to={paths.wedding}>
					{page.action}
				</Link>
			</p>
		</>
	);
}
