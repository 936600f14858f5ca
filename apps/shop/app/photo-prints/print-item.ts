import type { CropView, Print } from "@offizin/design";
import type { Sending, SentPhoto } from "#app/uploads/send-photos.ts";

/** How a photo is wanted on paper. */
export interface Wish {
	readonly format: string;
	readonly material: string;
	/** Nothing is cut off: paper stays white around it. */
	readonly isWhole: boolean;
	readonly copies: number;
	/** The day it was taken stands on its back. */
	readonly isDated: boolean;
}

/** A photo of a set, from the moment it is chosen. */
export interface PrintItem extends Wish {
	readonly key: string;
	/** Of its file, where it was chosen here. */
	readonly name: string;
	readonly sending: Sending;
	/** The file itself as a picture, until the server has one. */
	readonly local: string | null;
	/** The part that somebody looked for, on any paper; around what the eye goes to first where it is absent. */
	readonly view?: CropView;
}

export function storedOf({ sending }: PrintItem): SentPhoto | undefined {
	return sending.kind === "stored" ? sending.photo : undefined;
}

/** The print it becomes; undefined while its photo is on its way. */
export function printOf(item: PrintItem, locale: string): Print | undefined {
	const stored = storedOf(item);
	if (!stored) return undefined;
	const { upload, width, height, focus, takenOn } = stored;
	const { isWhole, copies, isDated, view } = item;
	return {
		photo: { upload, width, height, ...(focus && { focus }) },
		isWhole,
		copies,
		...(view && { view }),
		...(isDated && takenOn !== null && { backText: dayOnBack(takenOn, locale) }),
	};
}

/** As the machine of the lab writes it: figures and points. */
function dayOnBack(day: string, locale: string): string {
	const options = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`));
}

/** Which design a print lies in. */
export function groupOf({ format, material }: Pick<Wish, "format" | "material">): string {
	return `${format} ${material}`;
}

/** In the order of the set, by what they are printed as. */
export function groupsIn<Of extends Wish>(items: readonly Of[]): ReadonlyMap<string, readonly Of[]> {
	const groups = new Map<string, Of[]>();
	for (const item of items) {
		const key = groupOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

/** What a group is made as; how its photos are cropped is said of all of them where it is the same. */
export function configurationOf(items: readonly Wish[]): Readonly<Record<string, string>> {
	const [first] = items;
	const wholes = items.filter(({ isWhole }) => isWhole).length;
	const fit = wholes === 0 ? "fuellen" : wholes === items.length ? "einpassen" : "je-foto";
	return { format: first?.format ?? "", material: first?.material ?? "", fit };
}

export function printsWanted(items: readonly Pick<Wish, "copies">[]): number {
	return items.reduce((sum, { copies }) => sum + copies, 0);
}
