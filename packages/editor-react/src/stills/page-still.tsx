import type { DesignDocument } from "@offizin/design";
import { isGesture } from "@offizin/editor";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { isShaped, pageBox } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditor } from "../editor-context.tsx";
import { hasFonts } from "../has-fonts.ts";
import { useNear } from "../use-near.ts";
import { makeStill, type Still } from "./make-still.ts";
import { delayOf } from "./still-delay.ts";
import type { StillOf } from "./still-svg.ts";

export interface PageStillProps {
	readonly document: DesignDocument;
	readonly pageKey: string;
	readonly className: string | undefined;
}

/**
 * A page after cutting, small: a picture, made while it is near, anew when it has changed, and never while a hand writes or
 * carries. Drawn live, the small pages cost each frame as much as the large one.
 */
export const PageStill = memo(function PageStill({ document, pageKey, className }: PageStillProps) {
	const { format, shaper, qr, photoLink, pressColors } = useDrawingKit();
	const view = pageBox(format, pageKey, false);
	const [ref, isNear] = useNear();
	const of = useMemo(
		() =>
			shaper && hasFonts(shaper, document)
				? { document, pageKey, format, shaper, qr, pressColors, photoLink }
				: null,
		[document, pageKey, format, shaper, qr, pressColors, photoLink],
	);
	const still = useStill(isNear ? of : null, view.width / view.height);
	return (
		<img
			ref={ref}
			className={className}
			src={still?.src}
			alt=""
			draggable={false}
			decoding="sync"
			data-shaped={isShaped(format, pageKey) || undefined}
			style={{ aspectRatio: `${view.width} / ${view.height}` }}
		/>
	);
}, isSamePage);

/** As high as the strip ever shows a page, CSS pixels. */
const HEIGHT = 68;

function useStill(of: StillOf | null, ratio: number): Still | null {
	const [still, setStill] = useState<Still | null>(null);
	const made = useRef<StillOf>(null);
	const hand = useEditor(({ tool }) =>
		isGesture(tool) ? "carries" : tool.name === "editingText" ? "writes" : "rests",
	);
	const undone = useEditor(({ history }) => history.future.length);
	const before = useRef(undone);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was made before is no reason to make another
	useEffect(() => {
		const delay = delayOf(hand, before.current !== undone);
		if (!of || of === made.current || delay === null) return;
		const asked = new AbortController();
		const { signal } = asked;
		const take = (next: Still | null) => {
			if (next && signal.aborted && next !== still) URL.revokeObjectURL(next.src);
			if (signal.aborted) return;
			made.current = of;
			before.current = undone;
			setStill(next);
		};
		const timer = setTimeout(() => {
			const height = HEIGHT * devicePixelRatio;
			makeStill(of, { before: still, size: { width: height * ratio, height }, signal }).then(
				take,
				(error: unknown) => {
					// Nothing is seen rather than what is no longer so.
					take(null);
					if (!signal.aborted) reportError(error);
				},
			);
		}, delay);
		return () => {
			clearTimeout(timer);
			asked.abort();
		};
	}, [of, hand, undone]);

	useEffect(() => () => URL.revokeObjectURL(still?.src ?? ""), [still]);
	return still;
}

/** Whether a page and all that it is drawn with are as they were. */
function isSamePage(before: PageStillProps, after: PageStillProps): boolean {
	const pageOf = ({ document, pageKey }: PageStillProps) => document.pages.find(({ key }) => key === pageKey);
	return (
		before.pageKey === after.pageKey &&
		pageOf(before) === pageOf(after) &&
		before.document.configuration === after.document.configuration &&
		before.document.swatches === after.document.swatches &&
		before.document.artworks === after.document.artworks
	);
}
