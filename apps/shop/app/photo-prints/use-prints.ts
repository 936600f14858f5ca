import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { createPhotoSender, isPhoto, type PhotoSender } from "#app/uploads/send-photos.ts";
import { changePrints, type PrintsChange } from "./change-prints.ts";
import type { LoadedPrints } from "./load-prints.server.ts";
import type { PrintItem, Wish } from "./print-item.ts";
import { rememberSet } from "./set-address.ts";
import { begunGroups, createSetKeeper, type Kept } from "./set-keeper.ts";

/** As many different photos as a design of them has pages. */
const MOST_PHOTOS = 1000;
/** Saved when nothing has changed for so long. */
const PAUSE_MS = 1200;

/** By what the server knows how their colours will be printed. */
const printedOnPhotoPaper = {
	paperType: "",
	refinementType: "ohne",
	materialType: "",
	productType: "photoprint",
};

export type Keeping = "saved" | "saving" | "failed";

/** A set of prints: what is in it, how it gets to the server, and what is kept of it. */
export function usePrints(prints: LoadedPrints, first: readonly File[]) {
	const t = useTranslations("prints");
	const locale = useLocale();
	const [items, change] = useReducer(changePrints, prints.designs, begunItems);
	const [notice, setNotice] = useState<string | null>(null);
	const [keeping, setKeeping] = useState<Keeping>("saved");
	const [isElsewhere, setIsElsewhere] = useState(false);
	const latest = useRef(items);
	latest.current = items;
	const sender = useRef<PhotoSender>(null);
	const { start, shapes, designs, opensWith } = prints;
	const keeper = useMemo(
		() => createSetKeeper({ start, shapes, locale, begun: begunGroups(designs) }),
		[start, shapes, locale, designs],
	);

	const take = useCallback(
		(files: readonly File[]) => {
			const photos = files.filter(isPhoto);
			const [other, ...others] = files.filter((file) => !isPhoto(file));
			const room = MOST_PHOTOS - latest.current.length;
			const wish = wishAfter(latest.current, opensWith);
			const added = photos.slice(0, room).map((file): [PrintItem, File] => [
				{
					...wish,
					key: crypto.randomUUID(),
					name: file.name,
					sending: { kind: "waiting" },
					local: URL.createObjectURL(file),
				},
				file,
			]);
			change({ type: "add", items: added.map(([item]) => item) });
			for (const [{ key }, file] of added) sender.current?.send(key, file);
			if (other) setNotice(t("notAPhoto", { name: other.name, count: others.length + 1 }));
			else if (photos.length > room)
				setNotice(t("tooMany", { most: MOST_PHOTOS, left: photos.length - room }));
			else setNotice(null);
		},
		[opensWith, t],
	);

	const remove = useCallback((keys: ReadonlySet<string>) => {
		for (const { key, local } of latest.current) {
			if (!keys.has(key)) continue;
			sender.current?.cancel(key);
			if (local !== null) URL.revokeObjectURL(local);
		}
		change({ type: "remove", keys });
	}, []);

	const begun = useRef(false);
	useEffect(() => {
		sender.current = createPhotoSender((key, sending) => change({ type: "send", key, sending }), {
			stock: printedOnPhotoPaper,
		});
		if (!begun.current && first.length > 0) take(first);
		begun.current = true;
		return () => sender.current?.stop();
	}, [first, take]);

	// What is on its way changes nothing that is kept.
	const written = useMemo(
		() =>
			JSON.stringify(
				items.map(({ key, local: _local, name: _name, sending, ...wish }) => [
					key,
					sending.kind === "stored",
					wish,
				]),
			),
		[items],
	);
	/** What the server has; null while something is on its way there. */
	const keptAs = useRef<string | null>(written);
	const newest = useRef(written);
	newest.current = written;
	const keep = useCallback(
		async (isOver = false) => {
			const taken = newest.current;
			keptAs.current = null;
			const kept: Kept = await keeper
				.keep(latest.current, { isOver })
				.catch(() => ({ ok: false, message: null }));
			setIsElsewhere(!kept.ok && kept.isElsewhere === true);
			if (kept.ok) {
				keptAs.current = taken;
				rememberSet(keeper.ids());
				return setKeeping(newest.current === taken ? "saved" : "saving");
			}
			setKeeping("failed");
			if (!kept.isElsewhere) setNotice(kept.message ?? t("failedToBuy"));
		},
		[keeper, t],
	);
	useEffect(() => {
		// Whoever takes a change back before it was saved has nothing to save.
		if (keptAs.current === written) return setKeeping("saved");
		setKeeping("saving");
		const pause = setTimeout(() => void keep(), PAUSE_MS);
		// Whoever turns to another app may not come back to this page.
		const leave = () => {
			if (document.visibilityState !== "hidden") return;
			clearTimeout(pause);
			void keep();
		};
		document.addEventListener("visibilitychange", leave);
		return () => {
			clearTimeout(pause);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [written, keep]);

	const retry = useCallback((key: string) => sender.current?.retry(key), []);
	const keepMine = useCallback(() => void keep(true), [keep]);
	return { items, change, take, retry, remove, keeping, keeper, notice, isElsewhere, keepMine };
}

/** New photos are wanted as the last one before them. */
function wishAfter(items: readonly PrintItem[], opensWith: LoadedPrints["opensWith"]): Wish {
	const last = items.at(-1);
	if (!last) return { ...opensWith, isWhole: false, copies: 1, isDated: false };
	const { format, material, isWhole, isDated } = last;
	return { format, material, isWhole, copies: 1, isDated };
}

function begunItems(designs: LoadedPrints["designs"]): readonly PrintItem[] {
	return designs.flatMap(({ id, format, material, prints }) =>
		prints.map(
			({ photo, isWhole, copies, view, backText }, index): PrintItem => ({
				...{ key: `${id}-${index}`, name: String(index + 1), format, material, isWhole, copies, local: null },
				isDated: backText !== undefined,
				sending: { kind: "stored", photo },
				...(view && { view }),
			}),
		),
	);
}

export type ChangePrints = (change: PrintsChange) => void;
