import { Swatch, Table } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { MadeLine } from "#app/api/call.ts";
import { DueMark, type DueMarkProps } from "#app/controls/due-mark.tsx";
import styles from "./packing-list.module.css";

interface PackingListProps {
	readonly line: Pick<MadeLine, "accessories" | "quantity">;
	/** When the ribbon is due; undefined where it was promised with the cards. */
	readonly ribbon: Pick<DueMarkProps, "day" | "due"> | undefined;
}

/** What is packed with the pieces of a line, each once per piece. Ribbons make a parcel of their own. */
export function PackingList({ line: { accessories, quantity }, ribbon }: PackingListProps) {
	const t = useTranslations("orderPage");
	if (accessories.length === 0) return null;
	return (
		<Table className={styles.packing} caption={t("packing.caption")} isCaptionShown>
			<thead>
				<tr>
					<th scope="col">{t("packing.accessory")}</th>
					<th scope="col">{t("packing.sku")}</th>
					<th scope="col" data-number>
						{t("packing.quantity")}
					</th>
				</tr>
			</thead>
			<tbody>
				{accessories.map(({ sku, name, note, swatch, shipsSeparately }) => (
					<tr key={sku}>
						<th scope="row">
							<Swatch className={styles.swatch} color={swatch} />
							{name}
							{note ? <small>{note}</small> : null}
							{shipsSeparately ? (
								<span className={styles.apart}>
									{t.rich(ribbon ? "packing.apartBy" : "packing.apart", {
										strong: (words) => <strong>{words}</strong>,
										due: () => (ribbon ? <DueMark {...ribbon} /> : null),
									})}
								</span>
							) : null}
						</th>
						<td className={styles.sku}>{sku}</td>
						<td className={styles.count} data-number>
							{t("pieces", { count: quantity, of: "accessory" })}
						</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
