import { Title } from "@offizin/ui";
import { wordsOf } from "@offizin/words";
import { publicPage } from "#app/cache-header.ts";
import { timingArticle } from "#app/content/timing-article.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "#app/magazine/magazine.module.css";
import { paths } from "#app/paths.ts";
import { Still } from "#app/pictures/still.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/magazine.ts";

export function loader({ context }: Route.LoaderArgs) {
	requireSold(context, "card");
	const { locale } = context.get(shopContext).site;
	const { title, intro } = timingArticle(locale);
	return { head: wordsOf(locale).prose.magazine, title, intro };
}

export const headers = publicPage;

/** Articles, of which there is one. */
export default function Magazine({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={loaderData.head.title} description={loaderData.head.description} robots="index" />
			<Breadcrumbs trail={[{ name: loaderData.head.title, to: paths.magazine }]} />
			<PageTitle title={loaderData.head.title} intro={loaderData.head.intro} />
			<article className={styles.article}>
				<Link to={paths.timing}>
					<Still
						name="papiervogel-hero"
						ratio={[3, 2]}
						alt=""
						sizes="(min-width: 64rem) 55vw, 100vw"
						isFirst
					/>
					<span>
						<Title level={2} size="section">
							{loaderData.title}
						</Title>
						<span>{loaderData.intro}</span>
					</span>
				</Link>
			</article>
		</>
	);
}
