import { buttonClass, Notice } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { ActionBar } from "#app/panel/action-bar.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import type { PictureState } from "#app/wall-photo/load-picture.server.ts";
import { MainAction, PhotoNotes, PictureForms } from "#app/wall-photo/picture-actions.tsx";
import { usePicture } from "#app/wall-photo/use-picture.ts";

/** What is chosen of a thing made of own photos: they are put in here, and the editor is for what is more than that. */
export function PicturePanel({
	view,
	picture,
	isForeign,
	page,
}: {
	readonly view: PanelView;
	readonly picture: PictureState;
	readonly isForeign: boolean;
	/** Path of the page. */
	readonly page: string;
}) {
	const t = useTranslations("wallPhoto");
	const hanging = usePicture(picture, page);
	return (
		<>
			<PictureForms picture={picture} />
			{isForeign ? <Notice kind="bad">{t("foreign")}</Notice> : null}
			<PhotoNotes picture={picture} hanging={hanging} page={page} />
			<PanelForm
				view={view}
				action={page}
				onGround={picture.design && hanging.paint}
				main={
					<ActionBar total={picture.total}>
						<MainAction picture={picture} hanging={hanging} />
					</ActionBar>
				}
			>
				{view.configurator ? (
					<Link
						className={buttonClass("secondary")}
						to={view.configurator.to}
						data-files={view.configurator.files.join(" ") || undefined}
					>
						{t("places.edit")}
					</Link>
				) : null}
			</PanelForm>
		</>
	);
}
