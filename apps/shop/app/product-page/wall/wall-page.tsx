import { Button, Notice, Title } from "@offizin/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { FactList } from "#app/panel/fact-list.tsx";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { PriceTables } from "#app/panel/price-tables.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import type { PictureState } from "#app/wall-photo/load-picture.server.ts";
import { PictureForms } from "#app/wall-photo/picture-actions.tsx";
import { usePicture } from "#app/wall-photo/use-picture.ts";
import type { ProductPageView } from "../load-product-page.server.ts";
import { ProductLines } from "../product-lines.tsx";
import { Decisions } from "./decisions.tsx";
import styles from "./wall-page.module.css";

/** Loaded by whoever asks for it: a viewer for models is heavy. */
const ArDialog = lazy(async () => ({ default: (await import("#app/ar/ar-dialog.tsx")).ArDialog }));
/** Below the first window. */
const OwnWall = lazy(async () => ({ default: (await import("#app/own-wall/own-wall.tsx")).OwnWall }));
const RoomView = lazy(async () => ({ default: (await import("#app/rooms/room-view.tsx")).RoomView }));

/** A product as a wall from edge to edge; what is chosen is the label beside the picture. */
export function WallPage({
	page,
	view,
	picture,
	isForeign,
}: {
	readonly page: ProductPageView;
	readonly view: PanelView;
	readonly picture: PictureState;
	readonly isForeign: boolean;
}) {
	const t = useTranslations("panel");
	const tPhoto = useTranslations("wallPhoto");
	const { headline, lead, name, to, ld, scene, photo, others, rooms } = page;
	const hanging = usePicture(picture, to);
	const [isOwnWall, showOwnWall] = useState(false);
	const [isAr, showAr] = useState(false);
	return (
		<>
			{photo ? <link rel="preload" as="image" href={photo} fetchPriority="high" /> : null}
			<JsonLd value={ld} />
			<PictureForms picture={picture} />
			<div className={styles.stage}>
				<div className={styles.crumbs}>
					<Breadcrumbs trail={[{ name, to }]} />
				</div>
				<div className={styles.wall} data-wall="" data-hung={picture.design?.hasPhoto ? "" : undefined}>
					<div className={styles.square}>
						<Drawn className={styles.scene} drawing={scene} />
					</div>
				</div>
				<div className={styles.label}>
					<header className={styles.head}>
						<Title level={1} size="page">
							{headline}
						</Title>
						{lead ? <p>{lead}</p> : null}
					</header>
					{isForeign ? <Notice kind="bad">{tPhoto("foreign")}</Notice> : null}
					<Decisions key={to} view={view} picture={picture} hanging={hanging} page={to} />
				</div>
			</div>
			{rooms ? (
				<section className={styles.rooms} aria-labelledby="rooms">
					<div className={styles.roomsTitle}>
						<Title level={2} size="section" id="rooms">
							{t("inRoom")}
						</Title>
					</div>
					<Suspense>
						<RoomView view={rooms} start="living" />
					</Suspense>
					<div className={styles.inRoom}>
						<Button kind="secondary" onClick={() => showAr(true)}>
							{rooms.words.ar.open}
						</Button>
						{isOwnWall ? null : (
							<Button kind="secondary" onClick={() => showOwnWall(true)}>
								{rooms.words.ownWall.open}
							</Button>
						)}
					</div>
					{isOwnWall ? (
						<div className={styles.ownWall}>
							<Suspense>
								<OwnWall view={rooms} />
							</Suspense>
						</div>
					) : null}
					{isAr ? (
						<Suspense>
							<ArDialog
								words={rooms.words}
								configuration={picture.configuration}
								ground={picture.ground.value}
								photo={picture.ground.photo ?? { href: photo ?? "" }}
								query={picture.query}
								designId={picture.ground.photo ? picture.design?.id : undefined}
								onClose={() => showAr(false)}
							/>
						</Suspense>
					) : null}
				</section>
			) : null}
			<div className={styles.facts}>
				<FactList facts={view.facts} />
			</div>
			<PriceTables view={view} />
			<ProductLines title={t("others")} lines={others} />
		</>
	);
}
