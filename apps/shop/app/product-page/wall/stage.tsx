import { Title } from "@offizin/ui";
import type { ReactNode } from "react";
import { type Drawing, Drawn } from "#app/drawings/drawn.tsx";
import { Breadcrumbs, type Crumb } from "#app/layout/breadcrumbs.tsx";
import styles from "./stage.module.css";

export interface StageProps {
	readonly trail: readonly Crumb[];
	/** Drawn around a square that is seen whole, and as far beyond as the window shows. */
	readonly scene: Drawing;
	readonly headline: string;
	readonly lead: string;
	/** A photo of the visitor's own hangs there. */
	readonly isHung?: boolean;
	/** Something is held over it that it takes. */
	readonly isOver?: boolean;
	/** What is on it leaves none of the wall to write on. */
	readonly isCovered?: boolean;
	/** What there is to choose and to do: the label, or the sheet below on a phone. */
	readonly children: ReactNode;
}

/** A wall from edge to edge with what is sold on it, and as the label beside it what is told and chosen. */
export function Stage({
	trail,
	scene,
	headline,
	lead,
	isHung = false,
	isOver = false,
	isCovered = false,
	children,
}: StageProps) {
	return (
		<div className={styles.stage}>
			<div className={styles.crumbs} data-covered={isCovered || undefined}>
				<Breadcrumbs trail={trail} />
			</div>
			<div
				className={styles.wall}
				data-wall=""
				data-hung={isHung ? "" : undefined}
				data-over={isOver ? "" : undefined}
			>
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
				{children}
			</div>
		</div>
	);
}
