import type { CropView } from "@offizin/design";
import type { Sending } from "#app/uploads/send-photos.ts";
import type { PrintItem, Wish } from "./print-item.ts";

export type PrintsChange =
	| { readonly type: "add"; readonly items: readonly PrintItem[] }
	| { readonly type: "send"; readonly key: string; readonly sending: Sending }
	| { readonly type: "wish"; readonly keys: ReadonlySet<string>; readonly wish: Partial<Wish> }
	/** Without a view it is cropped around its focus again. */
	| { readonly type: "look"; readonly key: string; readonly view: CropView | undefined }
	| { readonly type: "remove"; readonly keys: ReadonlySet<string> }
	| { readonly type: "sort"; readonly by: "name" | "taken" };

/** More of one photo is nothing that anybody means. */
export const MOST_COPIES = 99;

export function changePrints(items: readonly PrintItem[], change: PrintsChange): readonly PrintItem[] {
	switch (change.type) {
		case "add":
			return [...items, ...change.items];
		case "send":
			return items.map((item) => (item.key === change.key ? { ...item, sending: change.sending } : item));
		case "wish":
			return items.map((item) => (change.keys.has(item.key) ? wished(item, change.wish) : item));
		case "look":
			return items.map((item) => (item.key === change.key ? lookedAt(item, change.view) : item));
		case "remove":
			return items.filter(({ key }) => !change.keys.has(key));
		case "sort":
			return items.toSorted(change.by === "name" ? byName : byDay);
	}
}

function wished(item: PrintItem, wish: Partial<Wish>): PrintItem {
	return { ...item, ...wish, copies: Math.min(MOST_COPIES, Math.max(1, wish.copies ?? item.copies)) };
}

function lookedAt({ view: _before, ...item }: PrintItem, view: CropView | undefined): PrintItem {
	return view ? { ...item, view } : item;
}

function byName(one: PrintItem, other: PrintItem): number {
	return one.name.localeCompare(other.name, undefined, { numeric: true });
}

/** Those whose day nobody knows come last. */
function byDay(one: PrintItem, other: PrintItem): number {
	const day = ({ sending }: PrintItem) => (sending.kind === "stored" && sending.photo.takenOn) || "9999";
	return day(one).localeCompare(day(other)) || byName(one, other);
}
