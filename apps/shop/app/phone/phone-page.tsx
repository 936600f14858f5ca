import { Button, Notice, Progress, TextButton } from "@offizin/ui";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { PageTitle } from "#app/layout/page-title.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "./phone-page.module.css";
import type { SentPhoto } from "./phone-uploads.ts";
import { usePhonePass } from "./use-phone-pass.ts";
import { usePhoneUploads } from "./use-phone-uploads.ts";

/** Chooses photos and sends them to the screen whose code was scanned. */
export function PhonePage() {
	const t = useTranslations("phone");
	const { token, state, end, look } = usePhonePass();
	const { photos, add, retry } = usePhoneUploads(token, end);
	const isDone = photos.length > 0 && photos.every(({ state: one }) => one === "done" || one === "refused");
	const arrived = photos.filter(({ state: one }) => one === "done").length;
	const title = t(state === "gone" ? "goneTitle" : "title");
	return (
		<>
			<PageHead title={title} />
			<PageTitle title={title} intro={t(state === "gone" ? "gone" : "intro")} />
			<div className={styles.content}>
				<noscript>
					<Notice kind="bad">{t("noScript")}</Notice>
				</noscript>
				{state === "unheard" ? (
					<Notice kind="bad" role="alert">
						{t("unheard")} <TextButton onClick={look}>{t("again")}</TextButton>
					</Notice>
				) : null}
				{state === "open" ? <Chooser onFiles={add} isMore={photos.length > 0} /> : null}
				<p className={styles.told} role="status">
					{isDone && arrived > 0
						? t("done", { count: arrived })
						: photos.length > 0
							? t("running", { count: arrived, total: photos.length })
							: ""}
				</p>
				{photos.length > 0 ? (
					<ul className={styles.list}>
						{photos.map((photo) => (
							<Row key={photo.key} photo={photo} onRetry={() => retry(photo.key)} />
						))}
					</ul>
				) : null}
			</div>
		</>
	);
}

interface ChooserProps {
	readonly onFiles: (files: readonly File[]) => void;
	readonly isMore: boolean;
}

/** Two ways, since some phones offer only one of them for a field that takes both. */
function Chooser({ onFiles, isMore }: ChooserProps) {
	const t = useTranslations("phone");
	const library = useRef<HTMLInputElement>(null);
	const camera = useRef<HTMLInputElement>(null);
	const taken = (input: HTMLInputElement) => {
		onFiles([...(input.files ?? [])]);
		// The same photo once more is a choice too.
		input.value = "";
	};
	return (
		<div className={styles.ways}>
			<Button className={styles.choose} onClick={() => library.current?.click()}>
				{t(isMore ? "more" : "choose")}
			</Button>
			<Button kind="secondary" className={styles.choose} onClick={() => camera.current?.click()}>
				{t("camera")}
			</Button>
			<input
				ref={library}
				type="file"
				accept="image/*,.heic,.heif,.avif"
				multiple
				hidden
				onChange={({ currentTarget }) => taken(currentTarget)}
			/>
			<input
				ref={camera}
				type="file"
				accept="image/*"
				capture="environment"
				hidden
				onChange={({ currentTarget }) => taken(currentTarget)}
			/>
			<p className={styles.small}>{t("kinds")}</p>
		</div>
	);
}

function Row({ photo, onRetry }: { readonly photo: SentPhoto; readonly onRetry: () => void }) {
	const t = useTranslations("phone");
	const { name, state, progress, message } = photo;
	return (
		<li className={styles.row} data-state={state}>
			<p className={styles.name}>{name}</p>
			<p className={styles.small}>
				{message ?? t(`states.${state}`, { percent: Math.round(progress * 100) })}
			</p>
			{state === "sending" || state === "waiting" ? <Progress value={progress} aria-hidden="true" /> : null}
			{state === "broken" ? (
				<TextButton aria-label={t("retryNamed", { name })} onClick={onRetry}>
					{t("again")}
				</TextButton>
			) : null}
		</li>
	);
}
