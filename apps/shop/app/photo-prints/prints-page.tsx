import { importAgain } from "@offizin/base";
import { MAX_UPLOAD_MEGABYTES } from "@offizin/contract/browser";
import { Notice, Title } from "@offizin/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { ChooseMore } from "./choose-more.tsx";
import type { LoadedPrints } from "./load-prints.server.ts";
import styles from "./prints-page.module.css";
import { rememberedSet, SET_FIELD } from "./set-address.ts";
import { useDrops } from "./use-drops.ts";

const PrintsDesk = lazy(async () => ({
	default: (await importAgain(async () => await import("./prints-desk.tsx"))).PrintsDesk,
}));

export interface PrintsPageProps {
	readonly head: {
		readonly to: string;
		readonly name: string;
		readonly headline: string;
		readonly lead: string;
		readonly ld: Readonly<Record<string, unknown>>;
	};
	readonly prints: LoadedPrints;
}

/** An empty wall that photos are dropped on; with the first of them it is the sheet on which they are looked over. */
export function PrintsPage({ head: { to, name, headline, lead, ld }, prints }: PrintsPageProps) {
	const t = useTranslations("prints");
	const navigate = useNavigate();
	const [first, setFirst] = useState<readonly File[] | null>(null);
	const isOver = useDrops((files) => setFirst((before) => before ?? files));
	const isBegun = first !== null || prints.designs.length > 0;

	useEffect(() => {
		const kept = rememberedSet();
		const isNamed = new URLSearchParams(location.search).has(SET_FIELD);
		if (kept !== null && !isNamed && !isBegun) void navigate(`?${SET_FIELD}=${kept}`, { replace: true });
	}, [navigate, isBegun]);

	if (isBegun) {
		return (
			<>
				<Breadcrumbs trail={[{ name, to }]} />
				<Suspense fallback={<p className={styles.opening}>{t("open")}</p>}>
					<PrintsDesk headline={headline} prints={prints} first={first ?? []} />
				</Suspense>
			</>
		);
	}
	return (
		<>
			<JsonLd value={ld} />
			<Breadcrumbs trail={[{ name, to }]} />
			<section className={styles.wall} data-over={isOver || undefined}>
				<div className={styles.pins} aria-hidden="true">
					{pinned.map(({ at, kind }) => (
						<span key={at} data-kind={kind} />
					))}
				</div>
				<div className={styles.invitation}>
					<Title level={1} size="page">
						{headline}
					</Title>
					{lead ? <p>{lead}</p> : null}
					<ChooseMore kind="primary" label={t("choose")} onFiles={setFirst} />
					<p className={styles.note}>{t("drop")}</p>
					<p className={styles.note}>{t("kinds", { megabytes: MAX_UPLOAD_MEGABYTES })}</p>
					{prints.isForeign ? <Notice kind="bad">{t("foreign")}</Notice> : null}
				</div>
			</section>
			<section className={styles.prices} aria-labelledby="prints-prices">
				<Title level={2} size="section" id="prints-prices">
					{t("from")}
				</Title>
				<div>
					<table>
						<thead>
							<tr>
								<th scope="col">{t("format")}</th>
								<th scope="col">{t("one")}</th>
								<th scope="col">{t("many", { count: prints.many })}</th>
							</tr>
						</thead>
						<tbody>
							{prints.formats.map(({ value, name: format, one, many }) => (
								<tr key={value}>
									<th scope="row">{format}</th>
									<td>{one}</td>
									<td>{many}</td>
								</tr>
							))}
						</tbody>
					</table>
					<p className={styles.note}>
						<PriceNote />
					</p>
				</div>
			</section>
		</>
	);
}

/** Blank prints that hang on the empty wall, lying and standing. */
const pinned = (
	["lying", "standing", "square", "lying", "standing", "lying", "square", "standing"] as const
).map((kind, at) => ({ kind, at }));
