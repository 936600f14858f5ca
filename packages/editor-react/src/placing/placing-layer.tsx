import { isPlaceable, rightsOf } from "@offizin/design";
import { isGathering, selectedElements } from "@offizin/editor";
import { useCallback, useState } from "react";
import { useEditor } from "../editor-context.tsx";
import { useCarryingPlaced } from "../photo/use-carrying-placed.ts";
import { useShownDocument } from "../shown-document.ts";
import { LockedFrame, SharedFrame, SingleFrame } from "./element-frame.tsx";
import { Gathering } from "./gathering.tsx";
import { Marquee } from "./marquee.tsx";
import styles from "./placing.module.css";
import { usePageKeys } from "./use-page-keys.ts";
import { useScreenScale } from "./use-screen-scale.ts";

/** Frame of what is selected, with its handles, and the lines on which something has caught. */
export function PlacingLayer() {
	const document = useShownDocument();
	const tool = useEditor((state) => state.tool);
	const pageKey = useEditor(({ page }) => page);
	const [page, setPage] = useState<SVGSVGElement | null>(null);
	const hold = useCallback((layer: SVGGElement | null) => setPage(layer?.ownerSVGElement ?? null), []);
	const scale = useScreenScale(page);
	usePageKeys(page);
	useCarryingPlaced(page);
	const seen = page?.viewBox.baseVal;
	const ids = selectedElements(tool);
	const onPage = document.pages.find(({ key }) => key === pageKey)?.elements ?? [];
	const elements = onPage.filter(({ id }) => ids.includes(id));
	const isFree = scale > 0 && !isGathering(tool) && elements.every((one) => rightsOf(one).has("place"));
	const guides = tool.name === "placing" ? tool.dragged.guides : [];
	const [only, another] = elements;
	return (
		<g ref={hold}>
			{isGathering(tool) ? <Gathering /> : null}
			{scale > 0 && only?.locked && isPlaceable(only) && !another ? (
				<LockedFrame element={only} scale={scale} />
			) : null}
			{isFree && only && !another ? (
				<SingleFrame
					element={only}
					scale={scale}
					ceiling={seen?.y ?? 0}
					floor={seen ? seen.y + seen.height : 0}
					isDragged={tool.name === "placing"}
					isWritten={tool.name === "editingText"}
				/>
			) : null}
			{isFree && another ? <SharedFrame ids={ids} scale={scale} /> : null}
			<Marquee page={page} />
			{guides.map(({ axis, at, from, to }) => (
				<path
					key={`${axis}${at} ${from}`}
					className={styles.guide}
					d={axis === "x" ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`}
				/>
			))}
		</g>
	);
}
