import type { getDesignName, listDesignVersions, RouteOutput } from "@offizin/contract";
import { designRoutes } from "@offizin/contract/editor";
import { Button, Dialog, Notice, TextField, Title, textLinkClass } from "@offizin/ui";
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./design-dialog.module.css";
import type { OpenDesign } from "./open-design.ts";
import { VersionList } from "./version-list.tsx";

const ShareDialog = lazy(async () => ({
	default: (await import("#app/sharing/share-dialog.tsx")).ShareDialog,
}));

interface DesignDialogProps extends OpenDesign {
	readonly onClose: () => void;
}

interface Known {
	readonly named: RouteOutput<typeof getDesignName>;
	readonly versions: RouteOutput<typeof listDesignVersions>;
}

/** Names the design that is open, brings back what it was, and leads to all others. */
export function DesignDialog({ designId, onNamed, onClose }: DesignDialogProps) {
	const t = useTranslations("myDesigns");
	const [known, setKnown] = useState<Known>();
	const [error, setError] = useState<string>();
	/** Names that were given to states; each is asked for anew. */
	const [changes, setChanges] = useState(0);
	const [isSharing, setIsSharing] = useState(false);
	const share = useTranslations("sharing");
	const tell = useCallback((message: string) => setError(message === "" ? t("failed") : message), [t]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change
	useEffect(() => {
		if (designId === undefined) return;
		const leaving = new AbortController();
		const params = { id: designId };
		const calling = { signal: leaving.signal };
		void Promise.all([
			call(designRoutes.getDesignName, { params }, calling),
			call(designRoutes.listDesignVersions, { params }, calling),
		]).then(([named, versions]) => {
			if (leaving.signal.aborted) return;
			if (named.ok && versions.ok) setKnown({ named: named.value, versions: versions.value });
			else setError(t("failed"));
		});
		return () => leaving.abort();
	}, [designId, t, changes]);

	async function rename(id: string, event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name") ?? "");
		const params = { id };
		const renamed = await call(designRoutes.renameDesign, { params, body: { name } });
		if (!renamed.ok) return tell(renamed.error.fields?.name ?? renamed.error.message);
		const named = await call(designRoutes.getDesignName, { params });
		if (!named.ok) return tell(named.error.message);
		onNamed(named.value.name);
		onClose();
	}

	if (isSharing && designId !== undefined) {
		return (
			<Suspense>
				<ShareDialog designId={designId} onClose={onClose} />
			</Suspense>
		);
	}
	return (
		<Dialog title={t("menu")} isOpen size="middle" onClose={onClose}>
			<div className={styles.content}>
				{error ? (
					<Notice kind="bad" role="alert">
						{error}
					</Notice>
				) : null}
				{designId === undefined ? <p>{t("menuHint")}</p> : null}
				{designId !== undefined && known ? (
					<>
						<form className={styles.naming} onSubmit={(event) => void rename(designId, event)}>
							<TextField
								label={t("nameLabel")}
								help={t("nameHelp")}
								name="name"
								defaultValue={known.named.isNamed ? known.named.name : ""}
								placeholder={known.named.name}
								autoComplete="off"
							/>
							<Button type="submit" kind="secondary">
								{t("save")}
							</Button>
						</form>
						<Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
							{share("share")}
						</Button>
						<section className={styles.versions} aria-labelledby="design-versions">
							<Title level={3} size="small" id="design-versions">
								{t("versions")}
							</Title>
							<VersionList
								designId={designId}
								versions={known.versions}
								onChanged={() => setChanges(changes + 1)}
								onRefused={tell}
								onDone={onClose}
							/>
						</section>
					</>
				) : null}
				<Link className={textLinkClass()} to={paths.myDesigns}>
					{t("all")}
				</Link>
			</div>
		</Dialog>
	);
}
