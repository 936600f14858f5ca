import {
	checkGuest,
	type DesignDocument,
	type Finding,
	type GuestRecord,
	variableElements,
} from "@offizin/design";
import { useEffect, useRef, useState } from "react";
import { useDrawingKit, useEditor, useInkColors } from "../editor-context.tsx";
import { hasFonts } from "../has-fonts.ts";
import { judgedBy } from "../judged-by.ts";
import { useSettled } from "../use-settled.ts";

export interface GuestCheck {
	/** What keeps guests from being printed, by their places in the list. */
	readonly unfit: ReadonlyMap<number, readonly Finding[]>;
	/** How many of them were looked at. */
	readonly checked: number;
	readonly isDone: boolean;
}

/** Milliseconds of checking between two turns of everything else. */
const SLICE_MS = 8;
const nothing: GuestCheck = { unfit: new Map(), checked: 0, isDone: false };

/**
 * Lays out the card of every guest as soon as nobody writes, a few at a time, by the rules of cart and print. What was
 * found of a guest is kept until the card or that guest changes.
 */
export function useUnfitGuests(): GuestCheck {
	const { format, shaper, qr } = useDrawingKit();
	const colors = useInkColors();
	const document = useSettled(useEditor(({ written }) => written));
	const [check, setCheck] = useState(nothing);
	const kept = useRef<{ basis: readonly unknown[]; found: Map<GuestRecord, readonly Finding[]> }>(undefined);

	useEffect(() => {
		const { guests } = document;
		if (!guests || !shaper || !hasFonts(shaper, document)) return setCheck(nothing);
		const context = {
			...judgedBy(document, { format, colors, shaper, qr }),
			only: variableElements(document),
		};
		const { pages, fields, facts, language, configuration } = document;
		const basis = [pages, fields, facts, language, configuration, format, colors, shaper];
		if (!kept.current || !isSame(kept.current.basis, basis)) kept.current = { basis, found: new Map() };
		const { found } = kept.current;
		let at = 0;
		let timer: ReturnType<typeof setTimeout>;
		const unfit = new Map<number, readonly Finding[]>();
		function look(list: readonly GuestRecord[]): void {
			const end = performance.now() + SLICE_MS;
			for (; at < list.length && performance.now() < end; at++) {
				const guest = list[at] ?? {};
				const findings = found.get(guest) ?? errorsOf(document, guest, context);
				found.set(guest, findings);
				if (findings.length > 0) unfit.set(at, findings);
			}
			setCheck({ unfit: new Map(unfit), checked: at, isDone: at === list.length });
			if (at < list.length) timer = setTimeout(() => look(list));
		}
		timer = setTimeout(() => look(guests));
		return () => clearTimeout(timer);
	}, [document, format, shaper, qr, colors]);
	return check;
}

function errorsOf(
	document: DesignDocument,
	guest: GuestRecord,
	context: Parameters<typeof checkGuest>[2],
): readonly Finding[] {
	return checkGuest(document, guest, context).filter(({ severity }) => severity === "error");
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return one.every((value, index) => value === other[index]);
}
