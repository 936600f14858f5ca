import { type DesignElement, elementMatrix, isPlaceable, rightsOf } from "@offizin/design";
import { isReachable, isWritable, selectedElements } from "@offizin/editor";
import { memo } from "react";
import { PhotoHints } from "../canvas/photo-hints.tsx";
import { PhotoTarget } from "../canvas/photo-target.tsx";
import { TextTarget } from "../canvas/text-target.tsx";
import { useEditor } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";

export interface PageTargetsProps {
	readonly pageKey: string;
	/** Nothing can be drawn yet: only texts can be reached, as nobody would see anything else move. */
	readonly isEarly: boolean;
}

/**
 * The places of a page that can be touched. What a hand carries is taken where it stood until it is let go: nothing here has
 * to follow it.
 */
export const PageTargets = memo(function PageTargets({ pageKey, isEarly }: PageTargetsProps) {
	const { parts } = useLater();
	const document = useEditor((state) => (state.tool.name === "placing" ? state.document : state.shown));
	const selected = useEditor(({ tool }) => ("element" in tool ? tool.element : selectedElements(tool)));
	const chosen = typeof selected === "string" ? [selected] : selected;
	const elements = document.pages.find(({ key }) => key === pageKey)?.elements ?? [];

	function target(element: DesignElement): React.ReactNode {
		const { id: key } = element;
		if (element.type === "group") {
			return parts && !isEarly && isPlaceable(element) ? (
				<parts.GroupTarget key={key} element={element} />
			) : null;
		}
		const transform = `matrix(${elementMatrix(document, element).join(" ")})`;
		if (isWritable(element)) return <TextTarget key={key} {...{ element, transform }} />;
		if (isEarly) return null;
		if (element.type === "photo" && rightsOf(element).has("content")) {
			return <PhotoTarget key={key} {...{ element, transform }} />;
		}
		return parts && (isPlaceable(element) || rightsOf(element).size > 0) ? (
			<parts.ElementTarget key={key} {...{ element, transform }} />
		) : null;
	}

	return (
		<>
			{elements.filter((element) => isReachable(document, element, chosen)).map(target)}
			<PhotoHints {...{ document, elements }} />
		</>
	);
});
