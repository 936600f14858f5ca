import { importAgain } from "@offizin/base";
import { buttonClass } from "@offizin/ui";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/paths.ts";
import fieldStyles from "#app/wall-photo/photo-field.module.css";
import type { Slot } from "./slots.ts";
import type { WallHungView } from "./view.server.ts";
import styles from "./wall-hung.module.css";

const filling = () => importAgain(async () => await import("./fill-wall.ts"));

interface OwnPhotosProps {
	readonly slots: readonly Slot[];
	readonly start: string;
	readonly words: WallHungView["words"];
}

/** As many photos as the wall has places, chosen at once: each becomes a picture in the cart. */
export function OwnPhotos({ slots, start, words }: OwnPhotosProps) {
	const field = useId();
	const navigate = useNavigate();
	const [told, tell] = useState("");
	const [isBusy, setIsBusy] = useState(false);
	const say = (text: string, place = 0) =>
		text.replaceAll("{place}", String(place)).replaceAll("{count}", String(slots.length));

	async function fill(chosen: readonly File[]): Promise<void> {
		if (isBusy || chosen.length === 0) return;
		if (chosen.length < slots.length) return tell(say(words.fewer, chosen.length));
		const files = chosen.slice(0, slots.length);
		setIsBusy(true);
		try {
			const { fillWall } = await filling();
			const onPhoto = (place: number) => tell(say(words.sending, place));
			const filled = await fillWall({ files, slots, start, onPhoto });
			if (filled.ok) await navigate(paths.cart);
			else tell(`${say(words.refused, filled.place)} ${filled.message ?? words.unreachable}`);
		} catch {
			tell(words.unreachable);
		} finally {
			setIsBusy(false);
		}
	}

	return (
		<div className={styles.own}>
			<label className={buttonClass("primary", fieldStyles.file)} aria-disabled={isBusy} htmlFor={field}>
				{words.fill}
				<input
					id={field}
					type="file"
					multiple
					accept="image/*,.heic,.heif,.avif"
					onChange={({ currentTarget }) => {
						const files = [...(currentTarget.files ?? [])];
						currentTarget.value = "";
						void fill(files);
					}}
				/>
			</label>
			<p className={styles.told} role="status">
				{told}
			</p>
		</div>
	);
}
