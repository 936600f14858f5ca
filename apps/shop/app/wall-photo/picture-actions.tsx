import { buttonClass, Notice, Progress } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import type { PictureState } from "./load-picture.server.ts";
import { PhotoField } from "./photo-field.tsx";
import styles from "./picture-actions.module.css";
import type { usePicture } from "./use-picture.ts";

const SEND_FORM = "foto-senden";
const BUY_FORM = "bild-kaufen";

export interface PictureActionsProps {
	readonly picture: PictureState;
	readonly hanging: ReturnType<typeof usePicture>;
}

/** What is said of a photo: how sharp it is, that it is being sent, what went wrong; a size it is sharp in is a tap away. */
export function PhotoNotes({
	picture: { quality, query, refused, told, places },
	hanging: { progress, failure, isBusy, placeSpare },
	page,
}: PictureActionsProps & {
	/** Path of the page that it hangs on. */
	readonly page: string;
}) {
	const t = useTranslations("wallPhoto");
	const isSending = progress !== null;
	const wrong =
		failure ?? (refused === undefined || isSending ? undefined : t(`refused.${reasonOf(refused)}`));
	return (
		<div className={styles.notes}>
			<p className={styles.note} data-poor={(quality?.isPoor && !isSending) || undefined} role="status">
				{isSending ? t("sending", { count: places.count }) : (told ?? quality?.text ?? t("drop"))}
			</p>
			{isSending ? <Progress aria-hidden="true" max={1} value={progress} /> : null}
			{wrong ? (
				<Notice kind="bad" role="alert">
					{wrong}
				</Notice>
			) : null}
			{places.spare.length > 0 && (places.free.length > 0 || places.roomier) && !isSending ? (
				<button
					type="button"
					className={buttonClass("secondary")}
					aria-disabled={isBusy}
					onClick={placeSpare}
				>
					{t(places.roomier ? "places.roomier" : "places.place", {
						count: places.roomier?.count ?? Math.min(places.free.length, places.spare.length),
					})}
				</button>
			) : null}
			{quality?.sharper && !isSending ? (
				<Link
					className={buttonClass("secondary")}
					to={`${page}?${withFormat(query, quality.sharper.format)}`}
					preventScrollReset
				>
					{quality.sharper.text}
				</Link>
			) : null}
		</div>
	);
}

/** The one action: a photo is chosen, or the picture of it is bought; in place of one that is not printed, another is. */
export function MainAction({ picture, hanging }: PictureActionsProps) {
	const { design, quality, places } = picture;
	const t = useTranslations("wallPhoto");
	const { next, progress, isBusy, buy, hang } = hanging;
	const isMany = places.count > 1;
	if (!design?.hasPhoto || quality?.isRefused || places.free.length > 0) {
		return (
			<>
				<PhotoField
					id={next}
					text={t(chooseText(picture))}
					isMany={isMany}
					kind="primary"
					className={styles.main}
					isBusy={progress !== null}
					form={SEND_FORM}
					onFiles={hang}
				/>
				{isMany ? null : (
					<noscript>
						<button type="submit" form={SEND_FORM} className={buttonClass("primary")}>
							{t("send")}
						</button>
					</noscript>
				)}
			</>
		);
	}
	return (
		<button
			id={next}
			type="submit"
			form={BUY_FORM}
			className={buttonClass("primary", styles.main)}
			aria-disabled={isBusy || progress !== null}
			onClick={(event) => {
				event.preventDefault();
				buy();
			}}
		>
			{t("toCart")}
		</button>
	);
}

function chooseText({ design, places: { count } }: PictureState) {
	if (count > 1) return design?.hasPhoto ? "places.more" : "places.choose";
	return design?.hasPhoto ? "other" : "choose";
}

/** What the actions do without script: forms beside everything else, as none can stand in another. */
export function PictureForms({ picture }: { readonly picture: PictureState }) {
	const { design, configuration, quantity, sendTo } = picture;
	const t = useTranslations("wallPhoto");
	const prefix = usePathPrefix();
	return (
		<>
			<form id={SEND_FORM} method="post" encType="multipart/form-data" action={sendTo} hidden />
			{design?.hasPhoto ? (
				<form id={BUY_FORM} method="post" action={`${prefix}${paths.cart}`} hidden>
					<input type="hidden" name="intent" value="restore" />
					<input type="hidden" name="designId" value={design.id} />
					<input type="hidden" name="name" value={t("own")} />
					<input type="hidden" name="quantity" value={quantity} />
					<input type="hidden" name="configuration" value={JSON.stringify(configuration)} />
				</form>
			) : null}
		</>
	);
}

/** Why a photo was refused, by the status of the refusal. */
function reasonOf(status: string): "large" | "kind" | "damaged" | "busy" {
	switch (status) {
		case "413":
			return "large";
		case "415":
			return "kind";
		case "422":
			return "damaged";
		default:
			return "busy";
	}
}

function withFormat(query: string, format: string): string {
	const params = new URLSearchParams(query);
	params.set("format", format);
	return params.toString();
}
