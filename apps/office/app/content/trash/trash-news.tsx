import type { ContentStory } from "@offizin/contract";
import { Icon, IconButton, TextButton, ToastRegion } from "@offizin/ui";
import { Fragment } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { paths } from "#app/paths.ts";
import styles from "./trash.module.css";

/** What has just come into the trash, out of it, or is gone for good. */
export type News =
	| { readonly kind: "restored"; readonly item: ContentStory }
	/** Of a file: it stands where it stood. */
	| {
			readonly kind: "deleted" | "removed" | "returned";
			readonly item: { readonly id: number; readonly name: string };
	  };

interface TrashNewsProps {
	readonly news: News | undefined;
	/** Puts back what was deleted. */
	readonly onUndo?: (item: number) => void;
	readonly onClose: () => void;
}

/** The row that was acted on is gone, so the focus goes where it can go on from. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Says what has become of a page or a file and takes it back; it stays until it is closed. */
export function TrashNews({ news, onUndo, onClose }: TrashNewsProps) {
	const t = useTranslations("contentTrash");
	const { space } = useContentPlace();
	return (
		<>
			{news ? <div className={styles.room} /> : null}
			<ToastRegion>
				{news ? (
					<Fragment key={`${news.kind} ${news.item.id}`}>
						<span>
							{news.kind === "restored"
								? t("restored", {
										name: news.item.name,
										address: `/${news.item.full_slug}`,
										isFolder: String(news.item.is_folder),
									})
								: t(news.kind, { name: news.item.name })}
						</span>
						{news.kind === "deleted" && onUndo ? (
							<TextButton ref={takeFocus} onClick={() => onUndo(news.item.id)}>
								{t("undo")}
							</TextButton>
						) : null}
						{news.kind === "restored" && !news.item.is_folder ? (
							<Link ref={takeFocus} to={paths.contentStory(space.id, news.item.id)}>
								{t("open")}
							</Link>
						) : null}
						<IconButton label={t("close")} ref={isLastToDo(news) ? takeFocus : undefined} onClick={onClose}>
							<Icon name="close" size={18} />
						</IconButton>
					</Fragment>
				) : null}
			</ToastRegion>
		</>
	);
}

/** Where nothing else of a message can be pressed. */
function isLastToDo(news: News): boolean {
	return (
		news.kind === "removed" || news.kind === "returned" || (news.kind === "restored" && news.item.is_folder)
	);
}
