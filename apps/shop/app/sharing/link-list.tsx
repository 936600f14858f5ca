import type { DesignLink } from "@offizin/contract";
import { sharingRoutes } from "@offizin/contract/sharing";
import { TextButton, Title } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import styles from "./share-dialog.module.css";
import { useDays } from "./use-days.ts";

interface LinkListProps {
	readonly designId: string;
	readonly links: readonly DesignLink[];
	readonly onRevoked: () => void;
	/** Told in the words of the server, or in none when it gave no answer. */
	readonly onRefused: (message: string) => void;
}

/** Links and codes that stand, each to be revoked. */
export function LinkList({ designId, links, onRevoked, onRefused }: LinkListProps) {
	const t = useTranslations("sharing");
	const { day } = useDays();
	const [isRevoked, setIsRevoked] = useState(false);

	async function revoke(link: string): Promise<void> {
		const revoked = await call(sharingRoutes.revokeDesignLink, { params: { id: designId, link } });
		if (!revoked.ok) return onRefused(revoked.error.message);
		setIsRevoked(true);
		onRevoked();
	}

	function factsOf({ isCode, expiresAt, holders, lastUsedAt }: DesignLink): string {
		const isOver = new Date(expiresAt).getTime() <= Date.now();
		const facts = [
			isOver ? t("links.over") : isCode ? null : t("links.until", { day: day(expiresAt) }),
			lastUsedAt === null ? t("links.unused") : t("links.used", { day: day(lastUsedAt) }),
			holders > 0 ? t("links.holders", { count: holders }) : null,
		];
		return facts.filter((fact) => fact !== null).join(" · ");
	}

	return (
		<section className={styles.part} aria-labelledby="design-links">
			<Title level={3} size="small" id="design-links">
				{t("links.title")}
			</Title>
			<p role="status">{isRevoked ? t("links.revoked") : null}</p>
			{links.length === 0 ? (
				<p>{t("links.none")}</p>
			) : (
				<ul className={styles.list}>
					{links.map((link) => {
						const kind = link.purpose === "comment" ? "commentLink" : link.isCode ? "openCode" : "openLink";
						return (
							<li key={link.id}>
								<div>
									<strong>{t(`links.${kind}`)}</strong>
									<p className={styles.small}>{factsOf(link)}</p>
								</div>
								<TextButton
									aria-label={t("links.revokeNamed", { kind: t(`links.${kind}`), day: day(link.createdAt) })}
									onClick={() => void revoke(link.id)}
								>
									{t("links.revoke")}
								</TextButton>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
