import { editorRoutes } from "@offizin/contract/editor";
import type { Command } from "@offizin/design";
import { call } from "#app/call.ts";
import { GROUND_FIELD } from "#app/panel/read-choices.ts";
import type { Refused } from "#app/uploads/send-photo.ts";
import { createPhotoSender, isPhoto, type Sending, type SentPhoto } from "#app/uploads/send-photos.ts";
import { type Chosen, layPhotos } from "./begin-picture.ts";
import { type Newest, stillToLay } from "./still-to-lay.ts";

/** So often another tab may be quicker. */
const MOST_TURNS = 5;

interface Filling {
	readonly files: readonly File[];
	/** Asked again when the photos have come: meanwhile people go on choosing. */
	readonly chosen: () => Chosen;
	/** Share of all photos that is sent. */
	readonly onProgress: (share: number) => void;
}

/** What is not among the photos that were laid. */
export interface LeftOut {
	/** Photos that did not come; `message` is the server's, null where the connection broke. */
	readonly failed: number;
	readonly message: string | null;
	/** Files that are no photos. */
	readonly others: number;
}

/** The query a page shows it by. */
interface Filled {
	readonly ok: true;
	readonly query: string;
	readonly left: LeftOut | null;
}

/**
 * Sends photos, some at a time, and lays them into the places that are free, in their order; those there is no place for
 * are kept at hand with the design. Of what one photo fills, the last takes the place of that one.
 */
export async function fillPlaces({
	files,
	chosen,
	onProgress,
}: Filling): Promise<Filled | (Refused & { readonly left?: LeftOut })> {
	const photos = files.filter(isPhoto);
	const sendings = await sendAll(photos, chosen().stock, onProgress);
	const stored = sendings.flatMap((sending) => (sending.kind === "stored" ? [sending.photo] : []));
	const failed = sendings.find((sending) => sending.kind === "failed");
	const message = failed?.kind === "failed" ? failed.message : null;
	const others = files.length - photos.length;
	const left = { failed: photos.length - stored.length, message, others };
	if (stored.length === 0) return { ok: false, message, left };
	let laid = await layPhotos(commandsFor(stored, chosen()), chosen());
	// What another tab has laid meanwhile stays where it lies.
	for (let turn = 0; !laid.ok && laid.isStale && turn < MOST_TURNS; turn++) {
		const newest = await newestOf(chosen());
		if (!newest) break;
		const { photos: missing, ...now } = stillToLay(stored, chosen(), newest);
		laid = await layPhotos(commandsFor(missing, now), now);
	}
	if (!laid.ok) return laid;
	const isAll = left.failed === 0 && others === 0;
	return { ok: true, query: queryOf(chosen(), laid.id), left: isAll ? null : left };
}

async function newestOf({ design }: Chosen): Promise<Newest | undefined> {
	const found = design && (await call(editorRoutes.getDesign, { params: { id: design.id } }));
	return found?.ok ? found.value : undefined;
}

/** Lays what is at hand into free places: those of what is chosen, or of the layout that has enough of them. */
export async function placeSpare(chosen: Chosen): Promise<Filled | Refused> {
	const { free, spare, roomier } = chosen.places;
	const commands = spare.slice(0, (roomier?.free ?? free).length).flatMap((upload, index): Command[] => {
		const element = (roomier?.free ?? free)[index];
		return element === undefined ? [] : [{ type: "setPhoto", element, upload }];
	});
	const laid = await layPhotos(commands, chosen, roomier?.configuration);
	if (!laid.ok) return laid;
	const query = new URLSearchParams(queryOf(chosen, laid.id));
	if (roomier) query.set("designId", roomier.configuration.designId ?? "");
	return { ok: true, query: `?${query.toString()}`, left: null };
}

function commandsFor(
	photos: readonly SentPhoto[],
	{ places: { free, only } }: Pick<Chosen, "places">,
): Command[] {
	const elements = only === undefined ? free : [only];
	const set = photos.slice(0, elements.length).flatMap(({ upload }, index): Command[] => {
		const element = elements[index];
		return element === undefined ? [] : [{ type: "setPhoto", element, upload }];
	});
	const assets = photos.slice(elements.length).map(({ upload }) => ({ upload }));
	return assets.length > 0 ? [...set, { type: "addAssets", assets }] : set;
}

function queryOf({ query }: Chosen, design: string): string {
	const params = new URLSearchParams(query);
	params.set("design", design);
	params.delete(GROUND_FIELD);
	return `?${params.toString()}`;
}

/** Every photo as it ended: stored, or refused. One whose connection broke for good is given up. */
function sendAll(
	files: readonly File[],
	stock: Chosen["stock"],
	onProgress: (share: number) => void,
): Promise<readonly Sending[]> {
	if (files.length === 0) return Promise.resolve([]);
	return new Promise((resolve) => {
		const states: Sending[] = files.map(() => ({ kind: "waiting" }));
		const sender = createPhotoSender(
			(key, sending) => {
				states[Number(key)] = sending;
				onProgress(states.reduce((sum, state) => sum + shareOf(state), 0) / states.length);
				if (!states.every(({ kind }) => kind === "stored" || kind === "failed")) return;
				sender.stop();
				resolve(states);
			},
			{ stock },
		);
		for (const [index, file] of files.entries()) sender.send(String(index), file);
	});
}

function shareOf(state: Sending): number {
	if (state.kind === "sending") return state.progress;
	return state.kind === "waiting" ? 0 : 1;
}
