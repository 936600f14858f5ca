import { buttonClass } from "@offizin/ui";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import { RoomStage } from "#app/rooms/room-stage.tsx";
import { OwnPhotos } from "./own-photos.tsx";
import type { WallHungView } from "./view.server.ts";
import styles from "./wall-hung.module.css";

/** A wall from edge to edge, and beside it, as the label of a museum, what hangs there and what it costs. */
export function WallHung({ view }: { readonly view: WallHungView }) {
	const { headline, text, room, colour, drawing, rows, measure, total, slots, start, words, editable } = view;
	return (
		<section className={styles.wall} {...editable}>
			<div className={styles.room}>
				<RoomStage room={room} colour={colour}>
					<Drawn className={undefined} drawing={drawing} />
				</RoomStage>
			</div>
			<div className={styles.about}>
				<header>
					<h2>{headline}</h2>
					{text ? <p>{text}</p> : null}
					<p className={styles.measure}>{measure}</p>
				</header>
				<div className={styles.label}>
					<ul>
						{rows.map(({ key, name, frame, price, to }) => (
							<li key={key}>
								<span>
									<Link className={styles.name} to={to}>
										{name}
									</Link>
									{frame ? <span>{frame}</span> : null}
								</span>
								<span className={styles.price}>{price}</span>
							</li>
						))}
					</ul>
					{total ? (
						<p className={styles.total}>
							<span>{words.total}</span>
							<strong className={styles.sum}>{total}</strong>
						</p>
					) : null}
					{start === undefined || slots.length < 2 ? null : (
						<OwnPhotos slots={slots} start={start} words={words} />
					)}
					{slots.length < 2 && rows[0] ? (
						<Link className={buttonClass("primary", styles.order)} to={rows[0].to}>
							{words.own}
						</Link>
					) : null}
					<p className={styles.tax}>{words.tax}</p>
				</div>
			</div>
		</section>
	);
}
