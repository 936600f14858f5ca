import type { DesignVersion, getDesignVersion, RouteOutput } from "@offizin/contract";
import { designRoutes } from "@offizin/contract/editor";
import type { DesignDocument } from "@offizin/design";
import { useBringBack } from "@offizin/editor-react/bring-back";
import { Button, ButtonRow } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { useChangedAt } from "#app/layout/use-changed-at.ts";
import { KeepVersion } from "./keep-version.tsx";
import styles from "./version-list.module.css";

export interface ShownVersionProps {
	readonly designId: string;
	readonly version: DesignVersion;
	/** Under an empty name no longer. */
	readonly onKeep: (name: string) => Promise<void>;
	readonly onRefused: (message: string) => void;
	readonly onBack: () => void;
	readonly onDone: () => void;
}

const kinds = ["texts", "photos", "others", "guests", "choices"] as const;

/** One earlier state: all its pages, in what it differs from now, and the way back to it. */
export function ShownVersion({ designId, version, ...on }: ShownVersionProps) {
	const t = useTranslations("myDesigns");
	const locale = useLocale();
	const at = useChangedAt(version);
	const { isPossible, bringBack, differences, pageName } = useBringBack();
	const [state, setState] = useState<RouteOutput<typeof getDesignVersion>>();
	const { revision, name, isOthers } = version;
	const { onRefused } = on;

	useEffect(() => {
		const leaving = new AbortController();
		const params = { id: designId, revision: String(revision) };
		void call(designRoutes.getDesignVersion, { params }, { signal: leaving.signal }).then((answer) => {
			if (leaving.signal.aborted) return;
			if (answer.ok) setState(answer.value);
			else onRefused(answer.error.message);
		});
		return () => leaving.abort();
	}, [designId, revision, onRefused]);

	// The server has parsed what it sends (contract, documentSchema).
	const document = state?.document as DesignDocument | undefined;
	const counts = document && differences(document);
	const what = kinds.flatMap((kind) => {
		const count = counts?.[kind] ?? 0;
		return count > 0 ? [t(`differing.${kind}`, { count })] : [];
	});

	async function restore(wanted: DesignDocument): Promise<void> {
		if (await bringBack(wanted, t("restored", { at }))) on.onDone();
		else onRefused(t("cannotRestore"));
	}

	return (
		<div className={styles.shown}>
			<Button kind="quiet" onClick={on.onBack}>
				{t("backToVersions")}
			</Button>
			<p>
				{name === null ? t("version", { at }) : t("versionNamed", { name, at })}
				{isOthers ? `, ${t("isOthers")}` : null}
			</p>
			{state ? (
				<>
					<ul className={styles.pages}>
						{state.pages.map(({ key, preview }) => (
							<li key={key} className={styles.version}>
								<img src={preview} alt="" decoding="async" />
								<span>{pageName(key)}</span>
							</li>
						))}
					</ul>
					<p role="status">
						{what.length > 0
							? t("differs", { what: new Intl.ListFormat(locale, { type: "unit" }).format(what) })
							: t("differsNot")}
					</p>
				</>
			) : null}
			{document && isPossible ? (
				<>
					<ButtonRow>
						{what.length > 0 ? <Button onClick={() => void restore(document)}>{t("restore")}</Button> : null}
						{name === null ? (
							<KeepVersion action={t("keepNow")} onKeep={on.onKeep} />
						) : (
							<Button kind="secondary" onClick={() => void on.onKeep("")}>
								{t("letGo")}
							</Button>
						)}
					</ButtonRow>
					{what.length > 0 ? <p className={styles.others}>{t("restoreHint")}</p> : null}
				</>
			) : null}
		</div>
	);
}
