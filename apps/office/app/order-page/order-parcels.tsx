import type { OfficeOrder } from "@offizin/contract";
import { Panel, textLinkClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./entry-list.module.css";

/** What carriers have taken. */
export function OrderParcels({ order: { parcels, lines } }: { readonly order: OfficeOrder }) {
	const t = useTranslations("orderPage.parcel");
	const formats = useFormats();
	if (parcels.length === 0) return null;
	const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? "";
	return (
		<Panel title={t("title")}>
			<ul className={styles.entries}>
				{parcels.map(({ carrier, trackingNumber, trackingAddress, lines: packed, shippedAt }) => (
					<li key={`${carrier} ${trackingNumber}`}>
						<div className={styles.entry}>
							<span className={styles.amount}>{carrier}</span>
							<a href={trackingAddress} className={textLinkClass()} rel="noreferrer" target="_blank">
								{trackingNumber}
							</a>
							<time className={styles.when} dateTime={shippedAt}>
								{formats.instant(shippedAt)}
							</time>
							<p className={styles.why}>{packed.map(nameOf).join(" · ")}</p>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
}
