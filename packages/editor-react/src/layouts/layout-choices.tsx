import type { DesignDocument, DesignPage } from "@offizin/design";
import { framesOf, type Gutter, gutters, isLaidOut, MOST_PHOTOS, type RankedLayout } from "@offizin/layouts";
import { IconButton, TextButton } from "@offizin/ui";
import { useId, useState } from "react";
import { pageShown } from "../canvas/page-view.tsx";
import panel from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import styles from "./layout-choices.module.css";
import { layoutKind } from "./layout-kind.ts";
import { LayoutPicture } from "./layout-picture.tsx";
import { areas, areasOf, gapOf, type LayoutArea, layoutCommand, usePageLayouts } from "./use-page-layouts.ts";

/** As many as are seen at once; the others are asked for. */
const FIRST = 9;
const gaps = Object.keys(gutters) as Gutter[];

/** How the photos of the page shown lie: drawings to tap. Nothing where the page has no frame that may be placed. */
export function LayoutChoices() {
	const document = useEditor((state) => state.document);
	const key = useEditor((state) => state.page);
	const page = document.pages.find((one) => one.key === key);
	if (!page || framesOf(page).length === 0) return null;
	return <Choices key={key} document={document} page={page} />;
}

function Choices({ document, page }: { readonly document: DesignDocument; readonly page: DesignPage }) {
	const { editor, isReady } = useEditing();
	const { format } = useDrawingKit();
	const { t, announce } = useHost();
	const id = useId();
	const there = areasOf(page, format);
	const frames = framesOf(page);
	/** Holds until another number of frames stands there, by whatever way. */
	const [wanted, setWanted] = useState({ count: frames.length, of: frames.length });
	const [kind, setKind] = useState<LayoutArea>("kept");
	const [gap, setGap] = useState<Gutter>(() => gapOf(page, there.kept));
	const [isAll, setIsAll] = useState(false);
	const count = Math.min(wanted.of === frames.length ? wanted.count : frames.length, MOST_PHOTOS);
	const area = there[kind] ?? there.margin;
	const layouts = usePageLayouts(document, page, area, { count, gap, isKept: kind === "kept" });
	const current = layouts.find((layout) => isLaidOut(page, layout));
	const shown = layouts.filter((layout, at) => isAll || at < FIRST || layout === current);
	const { size } = pageShown(format, page.key);

	function apply(layout: RankedLayout): void {
		editor.mark();
		if (!editor.dispatch(layoutCommand(document, page, layout)).ok) return;
		editor.mark();
		const after = editor.getSnapshot().document.pages.find(({ key }) => key === page.key);
		const laid = after ? framesOf(after) : [];
		setWanted({ count: laid.length, of: laid.length });
		const photos = laid.filter(({ photo }) => photo !== null).length;
		const before = frames.filter(({ photo }) => photo !== null).length;
		const left = { empty: laid.length - photos, tray: Math.max(0, before - photos) };
		announce(t("layouts.done", { count: photos, ...left }));
	}

	const wish = (by: number) => () => {
		setWanted({ count: count + by, of: frames.length });
		setIsAll(false);
	};
	return (
		<section className={panel.group} aria-labelledby={id}>
			<h2 className={panel.legend} id={id}>
				{t("layouts.title")}
			</h2>
			<div className={styles.count}>
				<IconButton
					label={t("layouts.fewer")}
					aria-disabled={count <= 1}
					onClick={count > 1 ? wish(-1) : undefined}
				>
					<Sign path="M5 12h14" />
				</IconButton>
				<output>{t("layouts.count", { count })}</output>
				<IconButton
					label={t("layouts.more")}
					aria-disabled={count >= MOST_PHOTOS}
					onClick={count < MOST_PHOTOS ? wish(1) : undefined}
				>
					<Sign path="M12 5v14M5 12h14" />
				</IconButton>
			</div>
			<ul className={styles.layouts}>
				{shown.map((layout) => (
					<li key={layout.key}>
						<button
							type="button"
							className={styles.layout}
							disabled={!isReady}
							aria-pressed={layout === current}
							aria-label={t("layouts.option", {
								number: layouts.indexOf(layout) + 1,
								total: layouts.length,
								kind: t(`layouts.kind.${layoutKind(layout.key)}`),
							})}
							onClick={() => apply(layout)}
						>
							<LayoutPicture size={size} layout={layout} />
						</button>
					</li>
				))}
			</ul>
			{shown.length < layouts.length ? (
				<TextButton className={styles.all} onClick={() => setIsAll(true)}>
					{t("layouts.all", { total: layouts.length })}
				</TextButton>
			) : null}
			<ChoiceRow
				legend={t("layouts.area")}
				values={areas.filter((one) => there[one] !== undefined)}
				chosen={kind}
				nameOf={(one) => t(`layouts.areas.${one}`)}
				onChoose={setKind}
			/>
			{count > 1 ? (
				<ChoiceRow
					legend={t("layouts.gap")}
					values={gaps}
					chosen={gap}
					nameOf={(one) => t(`layouts.gaps.${one}`)}
					onChoose={setGap}
				/>
			) : null}
			<p className={panel.note}>{t("layouts.hint")}</p>
		</section>
	);
}

function Sign({ path }: { readonly path: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="20"
			height="20"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d={path} />
		</svg>
	);
}
