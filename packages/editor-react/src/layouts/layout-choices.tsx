import type { DesignDocument, DesignPage } from "@offizin/design";
import {
	framesOf,
	type Gutter,
	gutters,
	MOST_PHOTOS,
	type RankedLayout,
	standingArea,
} from "@offizin/layouts";
import { IconButton, TextButton } from "@offizin/ui";
import { useId, useState } from "react";
import { pageShown } from "../canvas/page-view.tsx";
import panel from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import styles from "./layout-choices.module.css";
import { LayoutPicture } from "./layout-picture.tsx";
import { roleWords } from "./text-for-place.ts";
import { useLayoutName } from "./use-layout-name.ts";
import {
	areas,
	areasOf,
	currentOf,
	type LayoutArea,
	laidAs,
	layoutCommand,
	stayingIn,
	usePageLayouts,
} from "./use-page-layouts.ts";

/** As many as are seen at once; the others are asked for. */
const FIRST = 9;
const gaps = Object.keys(gutters) as Gutter[];
const wordings = ["without", "with"] as const;

/**
 * How the photos and texts of the page shown lie: drawings to tap. Nothing where the page has neither a frame that may be
 * placed nor a text of one's own.
 */
export function LayoutChoices() {
	const document = useEditor((state) => state.document);
	const key = useEditor((state) => state.page);
	const page = document.pages.find((one) => one.key === key);
	if (!page || !standingArea(page)) return null;
	return <Choices key={key} document={document} page={page} />;
}

function Choices({ document, page }: { readonly document: DesignDocument; readonly page: DesignPage }) {
	const { editor, isReady } = useEditing();
	const { format, loadFonts } = useDrawingKit();
	const { t, announce } = useHost();
	const id = useId();
	const nameOf = useLayoutName();
	const there = areasOf(page, format);
	const frames = framesOf(page);
	/** Holds until another number of frames stands there, by whatever way. */
	const [wanted, setWanted] = useState({ count: frames.length, of: frames.length });
	const [laid] = useState(() => laidAs(page, format));
	const [kind, setKind] = useState<LayoutArea>(laid.kind);
	const [gap, setGap] = useState<Gutter>(laid.gap);
	/** Null until somebody says so: what suits the page best. */
	const [wording, setWording] = useState<(typeof wordings)[number] | null>(null);
	const [isAll, setIsAll] = useState(false);
	const count = Math.min(wanted.of === frames.length ? wanted.count : frames.length, MOST_PHOTOS);
	const area = there[kind] ?? there.margin;
	const ranked = usePageLayouts(document, page, { format, area }, { count, gap, isKept: kind === "kept" });
	const current = currentOf(page, ranked);
	const isWithTexts = count === 0 || (wording ?? wordingOf(current ?? ranked[0])) === "with";
	const layouts = ranked.filter(({ texts }) => texts.length > 0 === isWithTexts);
	const shown = layouts.filter((layout, at) => isAll || at < FIRST || layout === current);
	const { size } = pageShown(format, page.key);

	async function apply(layout: RankedLayout): Promise<void> {
		const words = roleWords(t);
		const stay = stayingIn(page, area, layout).length;
		const command = layoutCommand(document, page, { layout, area, words });
		const { newTexts = [] } = command;
		if (newTexts.length > 0) await loadFonts(newTexts.map(({ style }) => style.font));
		editor.mark();
		if (!editor.dispatch(command).ok) return;
		editor.mark();
		const after = editor.getSnapshot().document.pages.find(({ key }) => key === page.key);
		const laidOut = after ? framesOf(after) : [];
		setWanted({ count: laidOut.length, of: laidOut.length });
		setWording(layout.texts.length > 0 ? "with" : "without");
		const photos = laidOut.filter(({ photo }) => photo !== null).length;
		const before = frames.filter(({ photo }) => photo !== null).length;
		const left = { empty: laidOut.length - photos, tray: Math.max(0, before - photos) };
		const told = t("layouts.done", { count: photos, ...left });
		announce([told, t("layouts.doneTexts", { count: newTexts.length, stay })].filter(Boolean).join(" "));
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
					aria-disabled={count <= 0}
					onClick={count > 0 ? wish(-1) : undefined}
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
			{count > 0 ? (
				<ChoiceRow
					legend={t("layouts.wording")}
					values={wordings}
					chosen={isWithTexts ? "with" : "without"}
					nameOf={(one) => t(`layouts.wordings.${one}`)}
					onChoose={(one) => {
						setWording(one);
						setIsAll(false);
					}}
				/>
			) : null}
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
								kind: nameOf(layout),
							})}
							onClick={() => void apply(layout).catch(reportError)}
						>
							<LayoutPicture size={size} layout={layout} staying={stayingIn(page, area, layout)} />
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

function wordingOf(layout: RankedLayout | undefined): (typeof wordings)[number] {
	return layout && layout.texts.length > 0 ? "with" : "without";
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
