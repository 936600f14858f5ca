import { treeBytes } from "../../../process-tree.ts";
import type { Attack } from "../../ground/attack.ts";
import { hostilePhotos } from "./hostile-photos.ts";
import { madePhoto } from "./make-photo.ts";

const SAMPLE_MS = 150;
const MOST_BYTES = 1.5e9;
const GROWN_BYTES = 100e6;

/** Each hostile photo once, with what it costs. */
export const hostileFiles: Attack = {
	name: "hostile photos",
	section: "Hostile files",
	async run({ openPlace, say }) {
		const place = await openPlace();
		try {
			const { pid } = await place.start();
			const visitor = place.visitor();
			const rows: Record<string, string>[] = [];
			const breaches: string[] = [];
			for (const photo of hostilePhotos) {
				const { name } = photo;
				const file = await madePhoto(photo);
				const before = treeBytes(pid);
				let peak = before;
				const sampling = setInterval(() => {
					peak = Math.max(peak, treeBytes(pid));
				}, SAMPLE_MS);
				const startedAt = performance.now();
				const { status, body } = await visitor.upload(file, "foto.png");
				const ms = performance.now() - startedAt;
				clearInterval(sampling);
				say(`${name}: ${status}`);
				rows.push({
					File: name,
					KB: String(Math.round(file.length / 1000)),
					Answer: `${status} ${body.code ?? ""}`,
					"Took ms": String(Math.round(ms)),
					"Memory before, peak MB": `${Math.round(before / 1e6)}, ${Math.round(peak / 1e6)}`,
				});
				if (status >= 500) breaches.push(`${name} → ${status}`);
				// What an earlier file has left behind is that one's.
				if (peak > MOST_BYTES && peak - before > GROWN_BYTES)
					breaches.push(`${name}: ${Math.round(peak / 1e6)} MB in the whole tree`);
			}
			return { cells: { File: `${rows.length} files` }, rows, breaches };
		} finally {
			await place.close();
		}
	},
};
