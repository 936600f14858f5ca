import { CLIP_TYPE } from "@offizin/design";
import { keptClip } from "./kept-clip.ts";

/** What a clipboard holds, as far as it can be put onto a page; the first that is there counts. */
export interface Carried {
	/** A clip of ours, as JSON. */
	readonly json: string | null;
	readonly pictures: readonly File[];
	readonly words: string;
}

/** Our format as browsers let pages write it past their own. */
const WEB_TYPE = `web ${CLIP_TYPE}`;

export function carriedBy(data: DataTransfer): Carried {
	const words = data.getData("text/plain");
	return {
		json: data.getData(CLIP_TYPE) || keptFor(words),
		pictures: [...data.files].filter(({ type }) => type.startsWith("image/")),
		words,
	};
}

/** A menu wrote our format where only menus read it: the words beside it say whether it is still what lies there. */
function keptFor(words: string): string | null {
	const kept = keptClip();
	return kept && kept.words !== "" && kept.words === words ? kept.json : null;
}

/** For a menu: what the browser lets us read, else what was copied here last. */
export async function readClipboard(): Promise<Carried> {
	const items = await navigator.clipboard?.read?.().catch(() => null);
	if (!items) return { json: keptClip()?.json ?? null, pictures: [], words: "" };
	const textOf = async (wanted: string) => {
		const item = items.find(({ types }) => types.includes(wanted));
		return item ? await (await item.getType(wanted)).text() : "";
	};
	const words = await textOf("text/plain");
	const pictures = items.flatMap((item) => {
		const type = item.types.find((one) => one.startsWith("image/"));
		return type ? [item.getType(type).then((blob) => new File([blob], "image", { type }))] : [];
	});
	const json = (await textOf(WEB_TYPE)) || keptFor(words);
	return { json, pictures: await Promise.all(pictures), words };
}

/** Resolves whether or not the browser lets us: what is copied is kept here besides. */
export async function writeClipboard(json: string, words: string): Promise<void> {
	const plain = new Blob([words], { type: "text/plain" });
	const own = new Blob([json], { type: WEB_TYPE });
	const both = () => navigator.clipboard.write([new ClipboardItem({ [WEB_TYPE]: own, "text/plain": plain })]);
	// Some browsers know no formats of pages.
	const wordsOnly = () => navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
	await Promise.resolve()
		.then(both)
		.catch(wordsOnly)
		.catch(() => undefined);
}
