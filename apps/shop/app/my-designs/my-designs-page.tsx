import type { listMyDesigns, RouteOutput } from "@offizin/contract";
import { Notice, textLinkClass } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { forgetKeptDesign } from "#app/kept-designs/kept-design.ts";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { DesignTile } from "./design-tile.tsx";
import type { DesignsAnswer } from "./designs-answer.ts";
import styles from "./my-designs-page.module.css";
import { NoDesigns } from "./no-designs.tsx";

/** Not in paths.ts, which every page loads: few are led there. */
const CODE_PAGE = "/entwurf/";

export interface MyDesignsPageProps {
	readonly list: RouteOutput<typeof listMyDesigns> & { readonly page: number; readonly perPage: number };
	readonly answer: DesignsAnswer | undefined;
}

/** Everything somebody has begun, to go on with it. */
export function MyDesignsPage({
	list: { items, total, page, perPage, keptDays },
	answer,
}: MyDesignsPageProps) {
	const t = useTranslations("myDesigns");
	return (
		<>
			<PageTitle title={t("title")} intro={t("intro")} />
			<Told answer={answer} />
			{total === 0 ? (
				<NoDesigns />
			) : (
				<>
					<ul className={styles.list} aria-label={t("list")}>
						{items.map((design) => (
							<DesignTile key={design.id} design={design} />
						))}
					</ul>
					<Pages page={page} hasMore={page * perPage < total} />
					<p className={styles.kept}>{t("kept", { days: keptDays })}</p>
				</>
			)}
			<p className={styles.code}>
				<Link className={textLinkClass()} to={CODE_PAGE}>
					{t("enterCode")}
				</Link>
			</p>
		</>
	);
}

/** What came of the last change. Takes the focus, since the button that caused it may be gone. */
function Told({ answer }: { readonly answer: DesignsAnswer | undefined }) {
	const t = useTranslations("myDesigns");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) box.current?.focus();
		if (answer && "design" in answer) forgetKeptDesign(answer.design).catch(reportError);
	}, [answer]);
	if (!answer) return null;
	return (
		<div className={styles.told} ref={box} tabIndex={-1}>
			{answer.kind === "refused" ? (
				<Notice kind="bad" role="alert">
					{answer.message}
				</Notice>
			) : (
				<Notice role="status">{t(answer.kind, { name: answer.name })}</Notice>
			)}
		</div>
	);
}

function Pages({ page, hasMore }: { readonly page: number; readonly hasMore: boolean }) {
	const t = useTranslations("myDesigns");
	if (page === 1 && !hasMore) return null;
	return (
		<nav className={styles.pages} aria-label={t("pages")}>
			{page > 1 ? (
				<Link
					className={textLinkClass()}
					to={page === 2 ? paths.myDesigns : `${paths.myDesigns}?page=${page - 1}`}
					rel="prev"
				>
					{t("newer")}
				</Link>
			) : null}
			{hasMore ? (
				<Link className={textLinkClass()} to={`${paths.myDesigns}?page=${page + 1}`} rel="next">
					{t("older")}
				</Link>
			) : null}
		</nav>
	);
}
