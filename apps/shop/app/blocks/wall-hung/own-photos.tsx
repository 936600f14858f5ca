import { importAgain } from "@offizin/base";
import { buttonClass, Progress } from "@offizin/ui";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/paths.ts";
import { useChosenFiles } from "#app/uploads/use-chosen-files.ts";
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

/** As many photos as the wall has places, chosen at once: each becomes a picture in the cart. Places left free are filled later. */
export function OwnPhotos({ slots, start, words }: OwnPhotosProps) {
	const field = useId();
	const navigate = useNavigate();
	const [free, setFree] = useState(slots);
	const [told, tell] = useState("");
	/** Of what is being sent. */
	const [progress, setProgress] = useState<number | null>(null);
	const isBusy = progress !== null;
	const isBegun = free.length < slots.length;
	const say = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
		Object.entries(values).reduce((said, [key, value]) => said.replaceAll(`{${key}}`, String(value)), text);

	async function fill(chosen: readonly File[]): Promise<void> {
		if (isBusy || chosen.length === 0) return;
		if (!isBegun && chosen.length < slots.length) {
			return tell(say(words.fewer, { place: chosen.length, count: slots.length }));
		}
		const files = chosen.slice(0, free.length);
		setProgress(0);
		try {
			const { fillWall } = await filling();
			const onPhoto = (place: number) => tell(say(words.sending, { place, count: files.length }));
			const { filled, refused } = await fillWall({
				...{ files, slots: free, start, onPhoto },
				onProgress: setProgress,
			});
			const left = free.filter((slot) => !filled.includes(slot));
			setFree(left);
			if (left.length === 0) return void (await navigate(paths.cart));
			tell(
				[
					say(words.some, { place: slots.length - left.length, count: slots.length }),
					...refused.map(({ name, message }) =>
						say(words.refused, { name, message: message ?? words.unreachable }),
					),
				].join(" "),
			);
		} catch {
			tell(words.unreachable);
		} finally {
			setProgress(null);
		}
	}

	const choice = useChosenFiles((files) => void fill(files));

	return (
		<div className={styles.own}>
			<label className={buttonClass("primary", fieldStyles.file)} aria-disabled={isBusy} htmlFor={field}>
				{isBegun ? say(words.rest, { count: free.length }) : words.fill}
				<input id={field} type="file" multiple accept="image/*,.heic,.heif,.avif" {...choice} />
			</label>
			{isBusy ? <Progress aria-hidden="true" max={1} value={progress} /> : null}
			<p className={styles.told} role="status">
				{told}
			</p>
		</div>
	);
}
