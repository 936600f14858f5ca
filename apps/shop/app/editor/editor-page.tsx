import { DesignEditor, translatorFor, useFlush } from "@offizin/editor-react";
import { conventionsOf } from "@offizin/sites";
import { lazy, Suspense, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useMessages } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import { Drawn } from "#app/drawings/drawn.tsx";
import { BirdMark, CornerMark } from "#app/layout/marks.tsx";
import { Link } from "#app/links/link.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { cardPath } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import { DesignMenu } from "./design-menu.tsx";
import { DrawingPreloads, preloadDrawing } from "./drawing-preloads.tsx";
import styles from "./editor-page.module.css";
import type { EditorView } from "./load-editor.server.ts";
import { useEditorServices, usePriceWords } from "./use-editor-services.ts";

if (typeof document !== "undefined") preloadDrawing();

/** Seldom, and never before the page can be touched. */
const OpeningNotices = lazy(async () => ({
	default: (await import("./opening-notices.tsx")).OpeningNotices,
}));

/** The editor with the words, doors and links of this shop. */
export function EditorPage({ view }: { readonly view: EditorView }) {
	const { site } = useShop();
	const locale = conventionsOf(site.locale);
	const t = useMemo(() => translatorFor(locale, view.words), [locale, view.words]);
	const inWords = usePriceWords(site.locale);
	const [designId, setDesignId] = useState(view.design?.id);
	const [name, setName] = useState(view.name);
	const services = useEditorServices(view, inWords, site.locale, setDesignId);
	const navigate = useNavigate();
	const { paper, refinement, punching } = useMessages();
	const { elementNames, fontNames, pageNames, swatchNames } = view;
	const names = useMemo(
		() => ({
			paper,
			refinement,
			punching,
			page: pageNames,
			font: fontNames,
			element: elementNames,
			swatch: swatchNames,
		}),
		[paper, refinement, punching, pageNames, fontNames, elementNames, swatchNames],
	);
	const isLeft = useNavigation().state !== "idle";
	const unplaced: readonly string[] = useLocation().state?.unplaced ?? [];
	const { document, pressColors, quantity, templateId, format, isReadOnly, missing } = view;
	return (
		<div className={styles.page}>
			<PageHead title={t("editor.pageTitle", { name })} />
			<DrawingPreloads files={view.drawnWith} />
			{view.lost || unplaced.length > 0 ? (
				<Suspense>
					<OpeningNotices view={view} unplaced={unplaced} t={t} />
				</Suspense>
			) : null}
			{/* Seen until the next page is there: what is opened in it meanwhile would go with it at once. */}
			<div className={styles.editor} inert={isLeft}>
				<DesignEditor
					{...{ services, names, document, pressColors, quantity, format, isReadOnly, missing }}
					chosen={view.chosen}
					ground={view.ground}
					punched={view.punched}
					name={name}
					words={view.words}
					locale={locale}
					ideaOccasion={view.ideaOccasion}
					design={view.design}
					product={view.product}
					workspace={view.workspace}
					firstPage={<Drawn className={styles.firstPage} drawing={view.firstPage} />}
					initialPrice={view.price && inWords(view.price)}
					vatNote={<PriceNote />}
					{...(view.workspace.isBoughtOnPage &&
						view.backTo !== null && {
							finish: { label: t("editor.done"), onFinish: () => void navigate(view.backTo ?? "") },
						})}
					backLink={
						<div className={styles.ways}>
							<BackLink
								to={view.backTo ?? cardPath(templateId, { ...document.configuration, quantity })}
								label={t("editor.back")}
							/>
							<MoreWords words={view.menuWords}>
								<DesignMenu designId={designId} onNamed={setName} />
							</MoreWords>
						</div>
					}
				/>
			</div>
		</div>
	);
}

/** Back to where the design is seen, too: with everything of it saved. */
function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
	const { channel } = useShop().site;
	const flush = useFlush();
	const navigate = useNavigate();
	return (
		<Link
			className={styles.back}
			to={to}
			aria-label={label}
			onClick={(event) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				void flush().then(() => navigate(to));
			}}
		>
			{channel === "bildwand" ? <CornerMark size={20} /> : <BirdMark size={34} />}
		</Link>
	);
}
