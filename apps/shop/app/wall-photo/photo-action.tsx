import { useTranslations } from "use-intl";
import bar from "#app/panel/panel-form.module.css";
import type { PictureState } from "./load-picture.server.ts";
import { PhotoField } from "./photo-field.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { usePicture } from "./use-picture.ts";

/** What is done with a picture where everything about it is chosen. */
export function PhotoAction({ picture, page }: { readonly picture: PictureState; readonly page: string }) {
	const t = useTranslations("wallPhoto");
	const hanging = usePicture(picture, page);
	return (
		<div className={bar.action}>
			<span className={bar.total} aria-hidden="true">
				{picture.total}
			</span>
			{picture.design?.hasPhoto ? null : (
				<PhotoField
					text={t("choose")}
					kind="primary"
					isBusy={hanging.progress !== null}
					onFile={hanging.hang}
				/>
			)}
			<PictureActions picture={picture} hanging={hanging} page={page} />
		</div>
	);
}
