import { Notice, Title } from "@offizin/ui";
import type { ReactNode } from "react";
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
	const { headline, lead, name, to, ld, scene, photo, others } = page;
	const hanging = usePicture(picture, to);
	return (
		<>
			{photo ? <link rel="preload" as="image" href={photo} fetchPriority="high" /> : null}
			<JsonLd value={ld} />
			<PictureForms picture={picture} />
			<div className={styles.stage}>
				<div className={styles.crumbs}>
					<Breadcrumbs trail={[{ name, to }]} />
				</div>
				<Stage isHung={picture.design?.hasPhoto === true}>
					<Drawn className={styles.scene} drawing={scene} />
				</Stage>
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
			<div className={styles.facts}>
				<FactList facts={view.facts} />
			</div>
			<PriceTables view={view} />
			<ProductLines title={t("others")} lines={others} />
		</>
	);
}

/** Where the picture is looked at; `views` lead to other ways of looking, beside the bare wall. */
function Stage({
	isHung,
	views,
	children,
}: {
	readonly isHung: boolean;
	readonly views?: ReactNode;
	readonly children: ReactNode;
}) {
	return (
		<div className={styles.wall} data-wall="" data-hung={isHung ? "" : undefined}>
			<div className={styles.square}>{children}</div>
			{views}
		</div>
	);
}
