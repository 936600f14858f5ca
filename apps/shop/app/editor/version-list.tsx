import type { DesignVersion, listDesignVersions, RouteOutput } from "@offizin/contract";
import { designRoutes } from "@offizin/contract/editor";
import { Button } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { useChangedAt } from "#app/layout/use-changed-at.ts";
import styles from "./design-dialog.module.css";

export interface VersionListProps {
	readonly designId: string;
	readonly versions: RouteOutput<typeof listDesignVersions>;
	/** Told in the words of the server, or in none when it gave no answer. */
	readonly onRefused: (message: string) => void;
}

/** Earlier states as pictures, each to be brought back. */
export function VersionList({ designId, versions: { items, newest }, onRefused }: VersionListProps) {
	const t = useTranslations("myDesigns");
	const [restoring, setRestoring] = useState<number>();
	if (items.length === 0) return <p>{t("noVersions")}</p>;

	async function restore(revision: number): Promise<void> {
		if (restoring !== undefined) return;
		setRestoring(revision);
		const params = { id: designId, revision: String(revision) };
		const headers = { "if-match": `"${newest}"` };
		const restored = await call(designRoutes.restoreDesignVersion, { params }, { headers });
		// The editor opens anew with it, as with a change made on another device.
		if (restored.ok) return location.reload();
		setRestoring(undefined);
		onRefused(restored.error.message);
	}

	return (
		<>
			<p>{t("versionsHint")}</p>
			<ul className={styles.list}>
				{items.map((version) => (
					<Version
						key={version.revision}
						version={version}
						isRestoring={restoring === version.revision}
						onRestore={() => void restore(version.revision)}
					/>
				))}
			</ul>
		</>
	);
}

interface VersionProps {
	readonly version: DesignVersion;
	readonly isRestoring: boolean;
	readonly onRestore: () => void;
}

function Version({ version, isRestoring, onRestore }: VersionProps) {
	const t = useTranslations("myDesigns");
	const at = useChangedAt(version);
	return (
		<li className={styles.version}>
			<img src={version.preview} alt={t("version", { at })} loading="lazy" decoding="async" />
			<span>{at}</span>
			<Button kind="quiet" isLoading={isRestoring} aria-label={t("restoreAt", { at })} onClick={onRestore}>
				{t("restore")}
			</Button>
		</li>
	);
}
