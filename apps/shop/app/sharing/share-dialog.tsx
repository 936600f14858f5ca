import type { listDesignLinks, listDesignRemarks, RouteOutput } from "@offizin/contract";
import { sharingRoutes } from "@offizin/contract/sharing";
import { Button, Dialog, Notice } from "@offizin/ui";
import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { LinkList } from "./link-list.tsx";
import { MakeLink } from "./make-link.tsx";
import { RemarkList } from "./remark-list.tsx";
import styles from "./share-dialog.module.css";

export interface ShareDialogProps {
	readonly designId: string;
	readonly onClose: () => void;
}

interface Known {
	readonly links: RouteOutput<typeof listDesignLinks>;
	readonly remarks: RouteOutput<typeof listDesignRemarks>;
}

/** Lets somebody into a design or shows it to them, and tells what they remarked. */
export function ShareDialog({ designId, onClose }: ShareDialogProps) {
	const t = useTranslations("sharing");
	const [known, setKnown] = useState<Known>();
	const [error, setError] = useState<string>();
	const tell = useCallback((message: string) => setError(message === "" ? t("failed") : message), [t]);

	const load = useCallback(
		async (signal?: AbortSignal) => {
			const params = { id: designId };
			const calling = signal ? { signal } : {};
			const [links, remarks] = await Promise.all([
				call(sharingRoutes.listDesignLinks, { params }, calling),
				call(sharingRoutes.listDesignRemarks, { params }, calling),
			]);
			if (signal?.aborted) return;
			if (links.ok && remarks.ok) setKnown({ links: links.value, remarks: remarks.value });
			else tell(links.ok ? "" : links.error.message);
		},
		[designId, tell],
	);
	useEffect(() => {
		const leaving = new AbortController();
		void load(leaving.signal);
		return () => leaving.abort();
	}, [load]);

	const changed = () => {
		setError(undefined);
		void load();
	};
	return (
		<Dialog title={t("title")} isOpen size="middle" onClose={onClose}>
			<div className={styles.content}>
				{error ? (
					<Notice kind="bad" role="alert">
						{error}
					</Notice>
				) : null}
				{known && !known.links.isOwn ? <Notice>{t("foreign")}</Notice> : null}
				{known?.links.isOwn ? (
					<>
						<div className={styles.ways}>
							<MakeLink designId={designId} purpose="open" onMade={changed} onRefused={tell} />
							<MakeLink designId={designId} purpose="comment" onMade={changed} onRefused={tell} />
						</div>
						<LinkList designId={designId} links={known.links.items} onRevoked={changed} onRefused={tell} />
					</>
				) : null}
				{known ? (
					<RemarkList
						designId={designId}
						remarks={known.remarks.items}
						onSettled={changed}
						onRefused={tell}
					/>
				) : null}
				<Button kind="quiet" onClick={onClose}>
					{t("close")}
				</Button>
			</div>
		</Dialog>
	);
}
