import { Drawn } from "#app/drawings/drawn.tsx";
import { RoomStage } from "#app/rooms/room-stage.tsx";
import { BlockHead } from "../block-head.tsx";
import { ComparedTable } from "../compared-table.tsx";
import type { WallSizesView } from "./view.server.ts";
import styles from "./wall-sizes.module.css";

/** Sizes of each ratio over the same sofa, and below what they ask for. */
export function WallSizes({ view }: { readonly view: WallSizesView }) {
	const { headline, text, reaches, size, columns, charts, editable } = view;
	return (
		<section className={styles.sizes} {...editable}>
			<div className={styles.head}>
				<BlockHead headline={headline} text={text} />
				<ul>
					{reaches.map((reach) => (
						<li key={reach}>{reach}</li>
					))}
				</ul>
			</div>
			<div className={styles.charts}>
				{charts.map(({ key, name, room, drawing, rows }) => (
					<section key={key} className={styles.chart}>
						<div className={styles.room}>
							<RoomStage room={room} colour="greige" isTile>
								<Drawn className={styles.drawn} drawing={drawing} />
							</RoomStage>
						</div>
						<h3>{name}</h3>
						<ComparedTable caption={name} first={size} columns={columns} rows={rows} />
					</section>
				))}
			</div>
		</section>
	);
}
