import { Title } from "@offizin/ui";
import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { timingArticle } from "#app/content/timing-article.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "#app/magazine/magazine.module.css";
import { paths } from "#app/paths.ts";
import { Still } from "#app/pictures/still.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import type { Route } from "./+types/magazine.ts";

export function loader({ context }: Route.LoaderArgs) {
	requireChannel(context, "papiervogel");
	const { title, intro } = timingArticle;
	return { title, intro };
}

export const headers = publicPage;

/** Articles, of which there is one. */
export default function Magazine({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Magazin"
				description="Aus der Werkstatt von Papiervogel: Fristen, Etikette und Papierkunde rund um Hochzeitspost."
				robots="index"
			/>
			<Breadcrumbs trail={[{ name: "Magazin", to: paths.magazine }]} />
			<PageTitle title="Magazin" intro="Fristen, Etikette und Papierkunde. Wenig, aber zu Ende gedacht." />
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
