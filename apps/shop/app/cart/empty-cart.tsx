import type { ChannelKey } from "@offizin/sites";
import { buttonClass, Title } from "@offizin/ui";
import type { ComponentType } from "react";
import { useTranslations } from "use-intl";
import { CornerMark } from "#app/layout/marks.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useShop } from "#app/site.ts";
import { BirdAtEnvelope } from "./bird-at-envelope.tsx";
import styles from "./empty-cart.module.css";

const faces: Readonly<Record<ChannelKey, ComponentType>> = {
	papiervogel: EmptyEnvelope,
	bildwand: EmptyFrame,
};

/** Nothing in the cart: the bird looks into an envelope, the gallery wall has a frame and no picture. */
export function EmptyCart() {
	const Face = faces[useShop().site.channel];
	return <Face />;
}

function EmptyEnvelope() {
	const t = useTranslations("cart.empty.paper");
	return (
		<div className={styles.paper}>
			<BirdAtEnvelope className={styles.bird} />
			<div className={styles.words}>
				<Title level={1} size="page">
					{t("title")}
				</Title>
				<p>{t("text")}</p>
				<Link className={buttonClass("primary")} to={paths.wedding}>
					{t("action")}
				</Link>
			</div>
		</div>
	);
}

function EmptyFrame() {
	const t = useTranslations("cart.empty.gallery");
	return (
		<div className={styles.gallery}>
			<div className={styles.wall}>
				<span className={styles.corner}>
					<CornerMark size={72} />
				</span>
				<span className={styles.corner}>
					<CornerMark size={72} />
				</span>
				<span className={styles.corner}>
					<CornerMark size={72} />
				</span>
				<span className={styles.corner}>
					<CornerMark size={72} />
				</span>
				<p className={styles.label}>
					<span>{t("artist")}</span>
					<span>{t("material")}</span>
					<span>{t("size")}</span>
				</p>
			</div>
			<div className={styles.words}>
				<Title level={1} size="page">
					{t("title")}
				</Title>
				<p>{t("text")}</p>
				<Link className={buttonClass("primary")} to={`${paths.home}#formate`}>
					{t("action")}
				</Link>
			</div>
		</div>
	);
}
