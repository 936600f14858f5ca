import { RoomView } from "#app/rooms/room-view.tsx";
import type { WallRoomsView } from "./view.server.ts";
import styles from "./wall-rooms.module.css";

/** One picture, in a room of the reader's choice. */
export function WallRooms({ view }: { readonly view: WallRoomsView }) {
	const { headline, text, rooms, editable } = view;
	return (
		<section className={styles.rooms} {...editable}>
			<RoomView view={rooms} isFirst />
			<header>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
		</section>
	);
}
