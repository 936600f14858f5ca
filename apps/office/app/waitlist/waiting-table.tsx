import type { OfficeWaiting } from "@offizin/contract";
import { Button, ScrollArea, Table } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useMay } from "#app/api/use-may.ts";
import styles from "./waiting-table.module.css";

interface WaitingTableProps {
	readonly items: readonly OfficeWaiting[];
	readonly onAnnounce: (item: OfficeWaiting) => void;
}

/** Products with how many wait for them; the button stands where there is somebody to tell, and something. */
export function WaitingTable({ items, onAnnounce }: WaitingTableProps) {
	const t = useTranslations("waitlist");
	const mayAnnounce = useMay("content.publish");
	return (
		<ScrollArea label={t("caption")}>
			<Table className={styles.table} caption={t("caption")}>
				<thead>
					<tr>
						<th scope="col">{t("product")}</th>
						<th scope="col">{t("brand")}</th>
						<th scope="col" className={styles.figure}>
							{t("confirmed")}
						</th>
						<th scope="col" className={styles.figure}>
							{t("unconfirmed")}
						</th>
						<th scope="col">{t("steps")}</th>
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={`${item.product} ${item.channel}`}>
							<th scope="row">{item.name}</th>
							<td>{item.channelName}</td>
							<td className={styles.figure}>{item.confirmed}</td>
							<td className={styles.figure}>{item.unconfirmed}</td>
							<td>
								{item.confirmed > 0 && item.isOpen && mayAnnounce ? (
									<Button kind="secondary" onClick={() => onAnnounce(item)}>
										{t("announce")}
										<span className="visually-hidden">
											{" "}
											{item.name}, {item.channelName}
										</span>
									</Button>
								) : (
									<span className={styles.quiet}>{t(item.isOpen ? "nobody" : "notOpen")}</span>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}
