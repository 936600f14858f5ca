import type { DesignVersion, listDesignVersions, RouteOutput } from "@offizin/contract";
import { designRoutes } from "@offizin/contract/editor";
import { useBringBack } from "@offizin/editor-react/bring-back";
import { Button } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { useChangedAt } from "#app/layout/use-changed-at.ts";
import { KeepVersion } from "./keep-version.tsx";
import { ShownVersion } from "./shown-version.tsx";
import styles from "./version-list.module.css";

const AT_FIRST = 12;

export interface VersionListProps {
	readonly designId: string;
	readonly versions: RouteOutput<typeof listDesignVersions>;
	/** Another state has a name now. */
	readonly onChanged: () => void;
	/** Told in the words of the server, or in none when it gave no answer. */
	readonly onRefused: (message: string) => void;
	/** A state was brought back. */
	readonly onDone: () => void;
}

/** Earlier states as pictures, each to be looked at and brought back; the present one can be kept under a name. */
export function VersionList({ designId, versions, onChanged, onRefused, onDone }: VersionListProps) {
	const t = useTranslations("myDesigns");
	const { isPossible, save } = useBringBack();
	const [shown, setShown] = useState<number>();
	const [isLong, setIsLong] = useState(false);
	const { items } = versions;
	const version = items.find(({ revision }) => revision === shown);

	async function keep(revision: number, name: string): Promise<void> {
		const params = { id: designId, revision: String(revision) };
		const named = await call(designRoutes.nameDesignVersion, { params, body: { name } });
		if (named.ok) onChanged();
		else onRefused(named.error.fields?.name ?? named.error.message);
	}
	async function keepNow(name: string): Promise<void> {
		const revision = await save();
		if (revision === null) onRefused("");
		else await keep(revision, name);
	}

	if (version) {
		return (
			<ShownVersion
				key={version.revision}
				designId={designId}
				version={version}
				onKeep={(name) => keep(version.revision, name)}
				onRefused={onRefused}
				onBack={() => setShown(undefined)}
				onDone={onDone}
			/>
		);
	}
	return (
		<>
			{isPossible ? <KeepVersion action={t("keepNow")} onKeep={keepNow} /> : null}
			<p>{t(items.length > 0 ? "versionsHint" : "noVersions")}</p>
			<ul className={styles.list}>
				{items.slice(0, isLong ? items.length : AT_FIRST).map((one) => (
					<Version key={one.revision} version={one} onShow={() => setShown(one.revision)} />
				))}
			</ul>
			{items.length > AT_FIRST && !isLong ? (
				<Button kind="quiet" onClick={() => setIsLong(true)}>
					{t("moreVersions")}
				</Button>
			) : null}
		</>
	);
}

function Version({ version, onShow }: { readonly version: DesignVersion; readonly onShow: () => void }) {
	const t = useTranslations("myDesigns");
	const at = useChangedAt(version);
	const { preview, name, isOthers } = version;
	return (
		<li className={styles.version}>
			<button type="button" className={styles.tile} aria-label={t("showVersion", { at })} onClick={onShow}>
				<img src={preview} alt="" loading="lazy" decoding="async" />
			</button>
			{name === null ? null : <strong>{name}</strong>}
			<span>{at}</span>
			{isOthers ? <span className={styles.others}>{t("isOthers")}</span> : null}
		</li>
	);
}
