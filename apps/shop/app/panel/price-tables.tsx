import { Disclosure, Table, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import type { PanelView } from "./panel-view.server.ts";
import styles from "./price-tables.module.css";

/** The price explained line by line, beside what it would be for other quantities. */
export function PriceTables({ view }: { readonly view: PanelView }) {
	const t = useTranslations("panel");
	const { lines, sum, vat, ladder, quantity } = view;
	const far = ladder.filter(({ isNear }) => !isNear);
	return (
		<div className={styles.tables}>
			<section>
				<Title level={2} size="section">
					{t("explained")}
				</Title>
				<Table data-single={quantity.value === 1}>
					<thead>
						<tr>
							<th scope="col">{t("item")}</th>
							<th scope="col" data-number>
								{t("each")}
							</th>
							<th scope="col" data-number>
								{sum.pieces}
							</th>
						</tr>
					</thead>
					<tbody>
						{lines.map(({ code, name, unit, amount }) => (
							<tr key={code}>
								<th scope="row">{name}</th>
								<td data-number>{unit}</td>
								<td data-number>{amount}</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t("total")}</th>
							<td data-number>{sum.unit}</td>
							<td data-number>{sum.total}</td>
						</tr>
					</tfoot>
				</Table>
				<p>
					<PriceNote />. {vat ? t("vatPart", vat) : null}
				</p>
			</section>
			{ladder.length > 1 ? (
				<section>
					<Title level={2} size="section">
						{t("ladder")}
					</Title>
					<Ladder label={quantity.label} steps={ladder.filter(({ isNear }) => isNear)} />
					{far.length > 0 ? (
						<Disclosure summary={t("more", { count: far.length })}>
							<Ladder label={quantity.label} steps={far} />
						</Disclosure>
					) : null}
				</section>
			) : null}
		</div>
	);
}

function Ladder({ label, steps }: { readonly label: string; readonly steps: PanelView["ladder"] }) {
	const t = useTranslations("panel");
	return (
		<Table>
			<thead>
				<tr>
					<th scope="col">{label}</th>
					<th scope="col" data-number>
						{t("each")}
					</th>
					<th scope="col" data-number>
						{t("total")}
					</th>
				</tr>
			</thead>
			<tbody>
				{steps.map(({ pieces, unit, total, isChosen }) => (
					<tr key={pieces} aria-current={isChosen ? "true" : undefined}>
						<th scope="row">{pieces}</th>
						<td data-number>{unit}</td>
						<td data-number>{total}</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
