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
	| { readonly kind: "deleted"; readonly story: { readonly id: number; readonly name: string } }
	| { readonly kind: "restored"; readonly story: ContentStory }
	| { readonly kind: "removed"; readonly story: { readonly id: number; readonly name: string } };

interface TrashNewsProps {
	readonly news: News | undefined;
	/** Puts back what was deleted. */
	readonly onUndo?: (story: number) => void;
	readonly onClose: () => void;
}

/** The row that was acted on is gone, so the focus goes where it can go on from. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Says what has become of a page and takes it back; it stays until it is closed. */
export function TrashNews({ news, onUndo, onClose }: TrashNewsProps) {
	const t = useTranslations("contentTrash");
	const { space } = useContentPlace();
	return (
		<>
			{news ? <div className={styles.room} /> : null}
			<ToastRegion>
				{news ? (
					<Fragment key={`${news.kind} ${news.story.id}`}>
						<span>
							{news.kind === "restored"
								? t("restored", {
										name: news.story.name,
										address: `/${news.story.full_slug}`,
										isFolder: String(news.story.is_folder),
									})
								: t(news.kind, { name: news.story.name })}
						</span>
						{news.kind === "deleted" && onUndo ? (
							<TextButton ref={takeFocus} onClick={() => onUndo(news.story.id)}>
								{t("undo")}
							</TextButton>
						) : null}
						{news.kind === "restored" && !news.story.is_folder ? (
							<Link ref={takeFocus} to={paths.contentStory(space.id, news.story.id)}>
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
	return news.kind === "removed" || (news.kind === "restored" && news.story.is_folder);
}
