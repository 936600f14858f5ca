import type { Finding } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import { type CSSProperties, useMemo } from "react";
import { isShaped, PageView, pageBox, viewBoxOf } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditor, useGuestShown, useHost, useInkColors } from "../editor-context.tsx";
import { useGrown } from "../growth.ts";
import { withGuest } from "../sample-guest.ts";
import { useNear } from "../use-near.ts";
import { SampleMarks } from "./sample-marks.tsx";

export interface ProofPageProps {
	readonly pageKey: string;
	/** What still says what the theme says. */
	readonly samples: readonly Finding[];
	/** Two pictures of one page have names of their own for what they define. */
	readonly name: string;
	readonly className: string | undefined;
}

/** A page as a finished piece of paper, drawn while it is near; `--ratio` is its width by its height. */
export function ProofPage({ pageKey, samples, name, className }: ProofPageProps) {
	const { format, shaper, qr, photoLink } = useDrawingKit();
	const { names } = useHost();
	const [ref, isNear] = useNear();
	const written = useEditor(({ document }) => document);
	const guest = useGuestShown();
	const document = useGrown(useMemo(() => withGuest(written, guest, null), [written, guest]));
	const { configuration } = document;
	const { paperType = "" } = configuration;
	const colors = useInkColors();
	const view = pageBox(format, pageKey, false);
	if (!shaper) return null;
	return (
		<svg
			ref={ref}
			className={className}
			data-shaped={isShaped(format, pageKey) || undefined}
			viewBox={viewBoxOf(view)}
			style={
				{
					"--ratio": view.width / view.height,
					aspectRatio: `${view.width} / ${view.height}`,
				} as CSSProperties
			}
			role="img"
			aria-label={names.page[pageKey] ?? pageKey}
		>
			{isNear ? (
				<>
					<PageView
						{...{ document, format, pageKey, shaper, qr, colors, paperType, photoLink }}
						refinement={refinementOf(configuration)}
						idPrefix={`${name}-${pageKey}`}
						isCut
					/>
					<SampleMarks document={document} findings={samples} />
				</>
			) : null}
		</svg>
	);
}
