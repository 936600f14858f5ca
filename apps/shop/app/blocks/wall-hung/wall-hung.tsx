import { buttonClass } from "@offizin/ui";
import { useLocation } from "react-router";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import { RoomStage } from "#app/rooms/room-stage.tsx";
import { OwnPhotos } from "./own-photos.tsx";
import type { WallHungView } from "./view.server.ts";
import styles from "./wall-hung.module.css";

/** A wall from edge to edge, and beside it, as the label of a museum, what hangs there and what it costs. */
export function WallHung({ view }: { readonly view: WallHungView }) {
	const {
		headline,
		text,
		room,
		colour,
		drawing,
		rows,
		measure,
		total,
		choices,
		slots,
		start,
		words,
		editable,
	} = view;
	const { pathname } = useLocation();
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
					{choices.map(({ key, name, values }) => (
						<nav key={key} className={styles.choice} aria-label={`${name}: ${headline}`}>
							<span aria-hidden="true">{name}</span>
							<ul>
								{values.map(({ name: value, query, isChosen }) => (
									<li key={value}>
										<Link
											to={query === "" ? pathname : `${pathname}?${query}`}
											rel="nofollow"
											preventScrollReset
											aria-current={isChosen || undefined}
										>
											{value}
										</Link>
									</li>
								))}
							</ul>
						</nav>
					))}
					<ul className={styles.rows}>
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
						<p className={styles.total} role="status">
							<span>{words.total}</span>
							<strong className={styles.sum}>{total}</strong>
						</p>
					) : null}
					{start === undefined || slots.length < 2 ? null : (
						<OwnPhotos
							key={slots.map(({ configuration }) => Object.values(configuration).join()).join()}
							slots={slots}
							start={start}
							words={words}
						/>
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
