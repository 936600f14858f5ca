import { useId, useState } from "react";
import { Drawn } from "#app/drawings/drawn.tsx";
import { RoomStage } from "#app/rooms/room-stage.tsx";
import { BlockHead } from "../block-head.tsx";
import { ComparedTable } from "../compared-table.tsx";
import type { WallSizesView } from "./view.server.ts";
import styles from "./wall-sizes.module.css";

/** Of the outline of a ratio, in rem. */
const WIDEST = 3.25;
const HIGHEST = 2.25;

/** Sizes of one ratio over a sofa, and beside it what they ask for; the other ratios are a tap away. Without script all are seen. */
export function WallSizes({ view }: { readonly view: WallSizesView }) {
	const { headline, text, reaches, size, columns, charts, editable, ratio, start } = view;
	const [chosen, choose] = useState(start);
	const name = useId();
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
			<fieldset className={styles.ratios}>
				<legend>{ratio}</legend>
				{charts.map(({ key, name: told, shape }) => (
					<label key={key}>
						<input
							type="radio"
							name={name}
							value={key}
							checked={key === chosen}
							onChange={() => choose(key)}
						/>
						<span className={styles.shape}>
							<i style={{ aspectRatio: shape, width: `${Math.min(WIDEST, HIGHEST * shape)}rem` }} />
						</span>
						<span>{told}</span>
					</label>
				))}
			</fieldset>
			<div className={styles.charts}>
				<div className={styles.rooms}>
					{charts.map(({ key, room, drawing }) => (
						<div key={key} className={styles.room} data-shown={key === chosen || undefined}>
							<RoomStage room={room} colour="greige" isTile>
								<Drawn className={styles.drawn} drawing={drawing} />
							</RoomStage>
						</div>
					))}
				</div>
				{charts.map(({ key, name: told, rows }) => (
					<section key={key} className={styles.list} data-shown={key === chosen || undefined}>
						<h3>{told}</h3>
						<ComparedTable caption={told} first={size} columns={columns} rows={rows} />
					</section>
				))}
			</div>
		</section>
	);
}
