import { Drawn } from "#app/drawings/drawn.tsx";
import { AnyLink } from "#app/links/any-link.tsx";
import { RoomStage } from "#app/rooms/room-stage.tsx";
import { BlockHead } from "../block-head.tsx";
import type { WallTilesView } from "./view.server.ts";
import styles from "./wall-tiles.module.css";

/** Rooms with pictures that lead to pages. */
export function WallTiles({ view }: { readonly view: WallTilesView }) {
	const { headline, text, tiles, editable } = view;
	return (
		<section className={styles.tiles} {...editable}>
			<BlockHead headline={headline} text={text} />
			<ul>
				{tiles.map(({ uid, headline: name, text: line, to, room, colour, drawing, editable: marks }) => (
					<li key={uid} {...marks}>
						<AnyLink to={to}>
							<span className={styles.room}>
								<RoomStage room={room} colour={colour} isTile>
									<Drawn className={undefined} drawing={drawing} />
								</RoomStage>
							</span>
							<strong>{name}</strong>
							{line ? <span>{line}</span> : null}
						</AnyLink>
					</li>
				))}
			</ul>
		</section>
	);
}
