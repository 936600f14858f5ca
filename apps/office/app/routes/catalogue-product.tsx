import type { OfficeProduct } from "@offizin/contract";
import { officeRoutes } from "@offizin/contract/browser";
import { Fact, Facts, Panel, Title } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import styles from "#app/catalogue/catalogue.module.css";
import { SourceMark } from "#app/catalogue/source-mark.tsx";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import { FilterField } from "#app/controls/filter-field.tsx";
import { passesFilter } from "#app/controls/passes-filter.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/catalogue-product.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return {
		answer: requireSignIn(await call(officeRoutes.officeGetCatalogueProduct, { params }), request.url),
	};
}

function ProductView({ product: { name, channels, options, rules } }: { readonly product: OfficeProduct }) {
	const t = useTranslations("catalogue");
	const formats = useFormats();
	const [filter, setFilter] = useState("");
	const shown = rules.filter(({ code, reason, condition }) =>
		passesFilter(filter, [code, reason, condition]),
	);
	return (
		<>
			<div className={page.head}>
				<Title level={1} size="page">
					{name}
				</Title>
				{rules.length > 0 ? (
					<FilterField value={filter} placeholder={t("ruleHint")} onChange={setFilter} />
				) : null}
			</div>
			<p className={styles.note}>{t("soldAt", { channels: formats.list(channels) })}</p>
			<Panel title={t("options")}>
				<Facts layout="beside" className={`${styles.facts} ${styles.lined}`}>
					{options.map((option) => (
						<Fact key={option.key} term={option.name}>
							{option.values}
							<span className={styles.code}>
								{t.rich("preset", {
									key: option.key,
									value: option.default,
									code: (words) => <code>{words}</code>,
								})}
							</span>
						</Fact>
					))}
				</Facts>
			</Panel>
			<Panel
				title={
					rules.length === shown.length
						? t("rules", { count: rules.length })
						: t("rulesOf", { shown: shown.length, all: rules.length })
				}
			>
				{rules.length === 0 ? <p>{t("noRules")}</p> : null}
				<ul className={styles.lined}>
					{shown.map(({ code, reason, condition, source }) => (
						<li key={code} className={styles.rule}>
							<p className={styles.reason}>{reason}</p>
							<p>{condition}</p>
							<p className={styles.code}>
								<code>{code}</code>
								<SourceMark source={source} />
							</p>
						</li>
					))}
				</ul>
			</Panel>
		</>
	);
}

export default function CatalogueProductRoute({ loaderData: { answer }, params }: Route.ComponentProps) {
	const t = useTranslations();
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: answer.ok ? answer.value.name : t("catalogue.title") })}</title>
			<Crumbs steps={[{ to: paths.catalogue, word: t("catalogue.title") }]} />
			{answer.ok ? (
				<ProductView key={params.product} product={answer.value} />
			) : (
				<Failure error={answer.error} />
			)}
		</main>
	);
}
