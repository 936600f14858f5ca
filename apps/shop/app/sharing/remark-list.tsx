import type { listDesignRemarks, RouteOutput } from "@offizin/contract";
import { sharingRoutes } from "@offizin/contract/sharing";
import { TextButton, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import styles from "./share-dialog.module.css";
import { useDays } from "./use-days.ts";

interface RemarkListProps {
	readonly designId: string;
	readonly remarks: RouteOutput<typeof listDesignRemarks>["items"];
	readonly onSettled: () => void;
	/** Told in the words of the server, or in none when it gave no answer. */
	readonly onRefused: (message: string) => void;
}

/** What was remarked by those the design was shown to, to be ticked off. */
export function RemarkList({ designId, remarks, onSettled, onRefused }: RemarkListProps) {
	const t = useTranslations("sharing.remarks");
	const { day } = useDays();

	async function settle(remark: string, isDone: boolean): Promise<void> {
		const params = { id: designId, remark };
		const settled = await call(sharingRoutes.settleDesignRemark, { params, body: { isDone } });
		if (settled.ok) onSettled();
		else onRefused(settled.error.message);
	}

	return (
		<section className={styles.part} aria-labelledby="design-remarks">
			<Title level={3} size="small" id="design-remarks">
				{t("title")}
			</Title>
			{remarks.length === 0 ? (
				<p>{t("none")}</p>
			) : (
				<ul className={styles.list}>
					{remarks.map(({ id, author, text, at, pageName, isEarlier, isDone }) => {
						const named = { author, page: pageName };
						return (
							<li key={id} data-done={isDone}>
								<div>
									<strong>{t("on", named)}</strong>
									<p className={styles.words}>{text}</p>
									<p className={styles.small}>
										{[day(at), isEarlier ? t("earlier") : "", isDone ? t("settled") : ""]
											.filter(Boolean)
											.join(" · ")}
									</p>
								</div>
								<TextButton
									aria-label={t(isDone ? "undoneNamed" : "doneNamed", named)}
									onClick={() => void settle(id, !isDone)}
								>
									{t(isDone ? "undone" : "done")}
								</TextButton>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
