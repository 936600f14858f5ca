import { Button, Notice, Title } from "@offizin/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { FactList } from "#app/panel/fact-list.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { WaitlistForm } from "#app/waitlist/waitlist-form.tsx";
import type { PictureState } from "#app/wall-photo/load-picture.server.ts";
import { PictureForms } from "#app/wall-photo/picture-actions.tsx";
import { usePicture } from "#app/wall-photo/use-picture.ts";
import { BelowProduct, type ProductPageProps } from "../below-product.tsx";
import { Decisions } from "./decisions.tsx";
import { Stage, type StageProps } from "./stage.tsx";
import styles from "./wall-page.module.css";

/** Loaded by whoever asks for it: a viewer for models is heavy. */
const ArDialog = lazy(async () => ({ default: (await import("#app/ar/ar-dialog.tsx")).ArDialog }));
/** Below the first window. */
const OwnWall = lazy(async () => ({ default: (await import("#app/own-wall/own-wall.tsx")).OwnWall }));
const RoomView = lazy(async () => ({ default: (await import("#app/rooms/room-view.tsx")).RoomView }));

/** A product on a wall from edge to edge; what is chosen is the label beside it. */
export function WallPage({ page, variants }: ProductPageProps) {
	const { headline, lead, name, to, scene, product, sale, rooms } = page;
	const stage = { trail: [{ name, to }], scene, headline, lead };
	return (
		<>
			{sale.isOpen ? (
				sale.picture ? (
					<HungStage key={to} stage={stage} page={to} {...sale} picture={sale.picture} />
				) : (
					<Stage {...stage}>
						<PanelForm key={to} view={sale.view} action={to} />
					</Stage>
				)
			) : (
				<Stage {...stage}>
					{sale.sentence ? <p>{sale.sentence}</p> : null}
					<div className={styles.waiting}>
						<WaitlistForm product={product} />
					</div>
				</Stage>
			)}
			{rooms ? <InRooms page={page} rooms={rooms} /> : null}
			{sale.isOpen ? (
				<div className={styles.facts}>
					<FactList facts={sale.view.facts} />
				</div>
			) : null}
			<BelowProduct page={page} variants={variants} />
		</>
	);
}

function HungStage({
	stage,
	page,
	view,
	picture,
	isForeign,
}: {
	readonly stage: Omit<StageProps, "children">;
	/** Path of the page. */
	readonly page: string;
	readonly view: PanelView;
	readonly picture: PictureState;
	readonly isForeign: boolean;
}) {
	const t = useTranslations("wallPhoto");
	const hanging = usePicture(picture, page);
	return (
		<>
			<PictureForms picture={picture} />
			<Stage {...stage} isHung={picture.design?.hasPhoto === true}>
				{isForeign ? <Notice kind="bad">{t("foreign")}</Notice> : null}
				<Decisions view={view} picture={picture} hanging={hanging} page={page} />
			</Stage>
		</>
	);
}

interface InRoomsProps {
	readonly page: ProductPageProps["page"];
	readonly rooms: NonNullable<ProductPageProps["page"]["rooms"]>;
}

/** Where it could hang: in our rooms, on a wall of the visitor's, and before them where they stand. */
function InRooms({ page: { sale, photo, product }, rooms }: InRoomsProps) {
	const t = useTranslations("panel");
	const [isOwnWall, showOwnWall] = useState(false);
	const [isAr, showAr] = useState(false);
	const hung = sale.isOpen ? sale.picture : undefined;
	const isCutOut = hung?.configuration.edge === "kontur-bild";
	/** What is made of several photos is a model of its drawing; a film with a contour of its own is none. */
	const isOnePhoto = hung && hung.sizes.length > 0;
	const picture = hung && (isOnePhoto || product === "collage") && !isCutOut ? hung : undefined;
	const seen = isOnePhoto ? (hung.ground.photo ?? { href: photo ?? "" }) : { drawing: rooms.pictures.left };
	return (
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
				{picture ? (
					<Button kind="secondary" onClick={() => showAr(true)}>
						{rooms.words.ar.open}
					</Button>
				) : null}
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
			{picture && isAr ? (
				<Suspense>
					<ArDialog
						words={rooms.words}
						configuration={picture.configuration}
						ground={picture.ground.value}
						seen={seen}
						query={picture.query}
						designId={picture.ground.photo ? picture.design?.id : undefined}
						onClose={() => showAr(false)}
					/>
				</Suspense>
			) : null}
		</section>
	);
}
