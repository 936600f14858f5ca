import { Button } from "@offizin/ui";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { addressOf, ROOM_SIZES, srcSetOf } from "./room-address.ts";
import { RoomStage } from "./room-stage.tsx";
import styles from "./room-view.module.css";
import type { RoomChoice, RoomsView } from "./rooms-view.server.ts";

export interface RoomViewProps {
	readonly view: RoomsView;
	/** The room it is first seen in, where it is not the first one; one with a larger wall for what does not fit there. */
	readonly start?: RoomChoice["key"];
	readonly isFirst?: boolean;
}

/** A room and the paint of its wall, by their keys: the picture may become another one meanwhile. */
interface Shown {
	readonly room: RoomChoice["key"];
	readonly colour: string;
}

/**
 * The picture in a room at true scale, rooms and paints to choose. The room is a public picture; what hangs in it is markup of
 * the page, and the visitor's own photo never leaves it.
 */
export function RoomView(props: RoomViewProps) {
	return (
		<MoreWords words={props.view.words}>
			<ChosenRoom {...props} />
		</MoreWords>
	);
}

function ChosenRoom({ view, start, isFirst = false }: RoomViewProps) {
	const { rooms, colours } = view;
	const roomOf = (name: RoomChoice["key"] | undefined) => rooms.find(({ key }) => key === name) ?? rooms[0];
	const first = [roomOf(start), roomOf(view.fitting)].find(({ place }) => place) ?? rooms[0];
	const [chosen, choose] = useState<Shown>({ room: first.key, colour: first.colour });
	const [shown, show] = useState(chosen);
	const [hasPainted, paint] = useState(false);
	const last = useRef(chosen);
	const t = useTranslations("rooms");

	/** The light comes on when there is something to be seen. */
	function enter(next: Shown) {
		choose(next);
		last.current = next;
		const open = () => last.current === next && show(next);
		void loaded(next).then(open, open);
	}
	const enterRoom = ({ key, colour }: RoomChoice) =>
		enter({ room: key, colour: hasPainted ? chosen.colour : colour });
	const room = roomOf(chosen.room);
	const fitting = rooms.find(({ key }) => key === view.fitting);

	return (
		<div className={styles.view}>
			<Stage view={view} room={roomOf(shown.room)} colour={shown.colour} isFirst={isFirst} />
			<p className={styles.scale} aria-live="polite">
				{room.place ? (
					t("scale", { wall: room.wall, size: view.size })
				) : fitting ? (
					<>
						{t("tooLarge", { size: view.size })}{" "}
						<Button onClick={() => enterRoom(fitting)}>{t("showIn", { room: fitting.name })}</Button>
					</>
				) : (
					t("nowhere", { size: view.size })
				)}
			</p>
			<div className={styles.choices}>
				<Rooms rooms={rooms} chosen={room} label={t("rooms")} onChoose={enterRoom} />
				<Paints
					colours={colours}
					chosen={chosen.colour}
					label={t("colours")}
					onChoose={(colour) => {
						paint(true);
						enter({ ...chosen, colour });
					}}
				/>
			</div>
		</div>
	);
}

function Stage(props: {
	readonly view: RoomsView;
	readonly room: RoomChoice;
	readonly colour: string;
	readonly isFirst: boolean;
}) {
	const { view, room, colour, isFirst } = props;
	return (
		<RoomStage room={room} colour={colour} isFirst={isFirst}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own loaders, all words in it are ours */}
			<div dangerouslySetInnerHTML={{ __html: view.pictures[room.light] }} />
		</RoomStage>
	);
}

function Rooms(props: {
	readonly rooms: readonly RoomChoice[];
	readonly chosen: RoomChoice;
	readonly label: string;
	readonly onChoose: (room: RoomChoice) => void;
}) {
	const { rooms, chosen, label, onChoose } = props;
	const name = useId();
	return (
		<fieldset className={styles.rooms}>
			<legend>{label}</legend>
			<div className={styles.row}>
				{rooms.map((room) => (
					<label key={room.key}>
						<input
							type="radio"
							name={name}
							className="visually-hidden"
							checked={room === chosen}
							onChange={() => onChoose(room)}
						/>
						<img src={addressOf(room.key, room.colour)(320)} width={120} height={80} alt="" loading="lazy" />
						<span>{room.name}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Paints(props: {
	readonly colours: RoomsView["colours"];
	readonly chosen: string;
	readonly label: string;
	readonly onChoose: (colour: string) => void;
}) {
	const { colours, chosen, label, onChoose } = props;
	const name = useId();
	return (
		<fieldset className={styles.paints}>
			<legend>
				{label}: <span>{colours.find(({ key }) => key === chosen)?.name}</span>
			</legend>
			<div className={styles.dots}>
				{colours.map((colour) => (
					<label key={colour.key}>
						<input
							type="radio"
							name={name}
							className="visually-hidden"
							checked={colour.key === chosen}
							onChange={() => onChoose(colour.key)}
						/>
						<i style={{ background: colour.swatch }} />
						<span className="visually-hidden">{colour.name}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** Resolves when the room could be shown at once. */
async function loaded({ room, colour }: Shown): Promise<void> {
	const seen = new Image();
	const src = addressOf(room, colour);
	seen.sizes = ROOM_SIZES;
	seen.srcset = srcSetOf(src);
	seen.src = src(960);
	const light = new Image();
	light.src = addressOf(room, "light")(640);
	await Promise.all([seen.decode(), light.decode()]);
}
