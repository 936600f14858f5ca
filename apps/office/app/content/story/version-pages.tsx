import type { Block } from "@offizin/content";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { PreviewFrame, type ShownPage } from "#app/content/preview/preview-frame.tsx";
import { type Device, previewWidths } from "#app/content/preview/preview-frames.tsx";
import { previewContent } from "#app/content/preview/preview-story.ts";
import { ViewSwitch } from "#app/content/preview/view-switch.tsx";
import { useIsWide } from "./use-is-wide.ts";
import styles from "./version-pages.module.css";

interface NamedContent {
	readonly name: string;
	readonly content: Block;
}

interface VersionPagesProps extends Omit<ShownPage, "content"> {
	readonly older: NamedContent;
	readonly newer: NamedContent;
}

/** The real page as it was in two versions: side by side, or one below the other where there is no room. */
export function VersionPages({ older, newer, ...page }: VersionPagesProps) {
	const t = useTranslations("content.versions");
	const isWide = useIsWide();
	const [chosen, setChosen] = useState<Device>();
	const device = chosen ?? (isWide ? "desktop" : "phone");
	return (
		<section className={styles.pages} aria-label={t("pages")}>
			<div className={styles.devices}>
				<ViewSwitch views={["desktop", "phone"]} shown={device} onShow={setChosen} />
			</div>
			<VersionPage {...page} {...older} title={t("olderPage")} device={device} />
			<VersionPage {...page} {...newer} title={t("newerPage")} device={device} />
		</section>
	);
}

interface VersionPageProps extends ShownPage, NamedContent {
	readonly title: string;
	readonly device: Device;
}

function VersionPage({ url, story, name, content: kept, title, language, device }: VersionPageProps) {
	const { space } = useContentPlace();
	const content = useMemo(
		() => previewContent(kept, { space: space.id, story: story.id, language }),
		[kept, space.id, story.id, language],
	);
	return (
		<figure className={styles.page} data-device={device}>
			<figcaption>{name}</figcaption>
			<PreviewFrame
				width={previewWidths[device]}
				work={undefined}
				{...{ url, story, content, language, title }}
			/>
		</figure>
	);
}
