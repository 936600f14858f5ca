import { buttonClass, Notice } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Drawn } from "#app/drawings/drawn.tsx";
import { AnyLink } from "#app/links/any-link.tsx";
import { Link } from "#app/links/link.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { PriceSummary } from "#app/panel/price-summary.tsx";
import { paths } from "#app/paths.ts";
import { MuseumLabel } from "#app/product-page/museum-label.tsx";
import type { HangingWall } from "#app/wall-photo/hanging-wall.server.ts";
import { PhotoField } from "#app/wall-photo/photo-field.tsx";
import { MainAction, PhotoNotes, PictureForms } from "#app/wall-photo/picture-actions.tsx";
import { sizeName } from "#app/wall-photo/size-name.ts";
import { usePicture } from "#app/wall-photo/use-picture.ts";
import type { WallHeroView } from "./view.server.ts";
import styles from "./wall-hero.module.css";

/** An empty wall in good light, where a photo is hung: dropped or chosen, with its label beside it. */
export function WallHero({ view }: { readonly view: WallHeroView }) {
	const { headline, text, wall, button, editable } = view;
	return (
		<section className={styles.hero} {...editable}>
			{wall ? (
				<MoreWords words={wall.words}>
					<Wall wall={wall} headline={headline} text={text} />
				</MoreWords>
			) : (
				<div className={styles.closed}>
					<h1>{headline}</h1>
					<p>{text}</p>
					{button ? (
						<AnyLink className={buttonClass("primary")} to={button.to}>
							{button.text}
						</AnyLink>
					) : null}
				</div>
			)}
		</section>
	);
}

interface WallProps {
	readonly wall: HangingWall;
	readonly headline: string;
	readonly text: string;
}

function Wall({ wall, headline, text }: WallProps) {
	const { scene, picture, label, price, more, isForeign } = wall;
	const t = useTranslations("wallPhoto");
	const hanging = usePicture(picture, paths.home);
	const isSending = hanging.progress !== null;
	const isHung = picture.design?.hasPhoto === true;
	return (
		<>
			<PictureForms picture={picture} />
			<div className={styles.wall} data-wall="" data-hung={isHung ? "" : undefined}>
				<div className={styles.square}>
					<Drawn className={styles.scene} drawing={scene} />
					<div className={styles.place}>
						<h1>{headline}</h1>
						{isHung ? null : <MainAction picture={picture} hanging={hanging} />}
					</div>
				</div>
			</div>
			<div className={styles.label}>
				{isForeign ? <Notice kind="bad">{t("foreign")}</Notice> : null}
				<MuseumLabel lines={[...label, sizeName(hanging.hungAs ?? picture.configuration.format ?? "")]} />
				{isHung || isSending ? null : <p className={styles.text}>{text}</p>}
				<PriceSummary price={price} isCounting={isSending || hanging.isBusy} isNarrow />
				<PhotoNotes picture={picture} hanging={hanging} page={paths.home} />
				{isHung ? (
					<>
						<MainAction picture={picture} hanging={hanging} />
						<Link className={buttonClass("secondary")} to={more}>
							{t("toChoices")}
						</Link>
						{picture.quality?.isRefused ? null : (
							<PhotoField text={t("other")} kind="quiet" isBusy={isSending} onFiles={hanging.hang} />
						)}
					</>
				) : null}
			</div>
		</>
	);
}
