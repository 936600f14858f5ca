import type { RouteOutput, SearchKind, search } from "@offizin/contract";
import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Finder } from "#app/finder/finder.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths, searchPath } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import { HitLine } from "./hit-line.tsx";
import { HitTile } from "./hit-tile.tsx";
import styles from "./search-page.module.css";

type Found = RouteOutput<typeof search>;

export interface SearchPageProps {
	readonly query: string;
	/** Chosen among the kinds of what was found. */
	readonly kind: SearchKind | undefined;
	/** Undefined while nothing is asked. */
	readonly found: Found | undefined;
	readonly popular: readonly { readonly to: string; readonly name: string }[];
}

/** What was found, by kind; and where nothing was, what to try. */
export function SearchPage({ query, kind, found, popular }: SearchPageProps) {
	const t = useTranslations("search");
	const { channel } = useShop().site;
	const total = found?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;
	return (
		<>
			<PageHead title={query === "" ? t("pageTitle") : t("pageTitleFor", { query })} />
			<Breadcrumbs trail={[{ name: t("pageTitle"), to: paths.search }]} />
			<PageTitle
				title={query === "" ? t("start") : total > 0 ? t("heading", { query }) : t("empty.title")}
				intro={query === "" ? t(`startText.${channel}`) : total > 0 ? undefined : t(`empty.tips.${channel}`)}
			/>
			<div className={styles.page}>
				<Finder className={styles.finder} query={query} key={query} />
				{found && total > 0 ? (
					<>
						{found.isWhole ? null : <p className={styles.near}>{t("notWhole")}</p>}
						<Kinds query={query} kind={kind} found={found} total={total} />
						<p className="visually-hidden" role="status">
							{t("count", { count: found.total })} {t("for", { query })}
						</p>
						<Hits hits={found.items} />
					</>
				) : (
					<section className={styles.popular}>
						<h2>{t("empty.popular")}</h2>
						<ul>
							{popular.map(({ to, name }) => (
								<li key={to}>
									<Link to={to}>
										{name}
										<Icon name="arrow" />
									</Link>
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</>
	);
}

/** What has a picture of its own shows it, the best hit largest; colours, accessories and what is read follow in lines. */
function Hits({ hits }: { readonly hits: Found["items"] }) {
	const isSeen = ({ kind, picture }: Found["items"][number]) =>
		(kind === "design" || kind === "product") && picture !== undefined;
	const seen = hits.filter(isSeen);
	const read = hits.filter((hit) => !isSeen(hit));
	return (
		<>
			{seen.length > 0 ? (
				<ul className={styles.hits}>
					{seen.map((hit, index) => (
						<li key={hit.path}>
							<HitTile hit={hit} isLarge={index === 0} />
						</li>
					))}
				</ul>
			) : null}
			{read.length > 0 ? (
				<ul className={styles.lines}>
					{read.map((hit) => (
						<li key={hit.path}>
							<HitLine hit={hit} />
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

interface KindsProps {
	readonly query: string;
	readonly kind: SearchKind | undefined;
	readonly found: Found;
	readonly total: number;
}

/** The kinds there are, each with how many; the one that is shown is marked. */
function Kinds({ query, kind, found, total }: KindsProps) {
	const t = useTranslations("search");
	const all = [{ kind: undefined, count: total }, ...found.kinds];
	return (
		<nav className={styles.kinds} aria-label={t("kinds")}>
			{all.map((one) => (
				<Link
					key={one.kind ?? "all"}
					to={searchPath(query, one.kind)}
					rel="nofollow"
					preventScrollReset
					aria-current={one.kind === kind ? "true" : undefined}
				>
					{t(one.kind === undefined ? "all" : `kind.${one.kind}`)} <span>{one.count}</span>
				</Link>
			))}
		</nav>
	);
}
