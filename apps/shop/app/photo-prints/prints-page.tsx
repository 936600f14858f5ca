import { importAgain } from "@offizin/base";
import { MAX_UPLOAD_MEGABYTES } from "@offizin/contract/browser";
import { Notice } from "@offizin/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import type { Drawing } from "#app/drawings/drawn.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { type ProductLine, ProductLines } from "#app/product-page/product-lines.tsx";
import { Stage } from "#app/product-page/wall/stage.tsx";
import { Till } from "#app/product-page/wall/till.tsx";
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
		/** The wall that prints hang on, and the first photograph seen on it. */
		readonly scene: Drawing;
		readonly photo: string | undefined;
		/** Of prints ordered today. */
		readonly delivery: string | null;
		/** What else there is. */
		readonly others: readonly ProductLine[];
		readonly ld: Readonly<Record<string, unknown>>;
	};
	readonly prints: LoadedPrints;
}

/** A wall that photos are dropped on; with the first of them it is the sheet on which they are looked over. */
export function PrintsPage({ head, prints }: PrintsPageProps) {
	const { to, name, headline, lead, scene, photo, delivery, others, ld } = head;
	const t = useTranslations("prints");
	const tPrice = useTranslations("price");
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
			{photo ? <link rel="preload" as="image" href={photo} fetchPriority="high" /> : null}
			<JsonLd value={ld} />
			<Stage trail={[{ name, to }]} scene={scene} headline={headline} lead={lead} isOver={isOver} isCovered>
				{prints.isForeign ? <Notice kind="bad">{t("foreign")}</Notice> : null}
				<p className={styles.note}>
					{t("drop")} {t("kinds", { megabytes: MAX_UPLOAD_MEGABYTES })}
				</p>
				<table className={styles.prices}>
					<caption>{t("from")}</caption>
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
				<Till>
					<section className={styles.price}>
						<p>
							<strong>{tPrice("from", { price: prints.from })}</strong>
						</p>
						<p className={styles.note}>
							<PriceNote />
						</p>
						{delivery ? <p>{t("delivery", { date: delivery })}</p> : null}
					</section>
					<ChooseMore kind="primary" label={t("choose")} onFiles={setFirst} />
				</Till>
			</Stage>
			<ProductLines title={t("others")} lines={others} />
		</>
	);
}
