import { type Artwork, findElement, LIBRARY, together } from "@offizin/design";
import {
	backgroundCommands,
	type Editor,
	freeId,
	inksFor,
	type OwnDrawing,
	ornamentCommands,
} from "@offizin/editor";
import { bleedBox } from "@offizin/formats";
import { Notice, TextButton, TextField } from "@offizin/ui";
import { useId, useMemo, useState } from "react";
import { pageShown } from "../canvas/page-view.tsx";
import { roomOn } from "../canvas/room-on.ts";
import { Chip } from "../controls/chip.tsx";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import { findOrnaments } from "./narrow-ornaments.ts";
import { OrnamentTile } from "./ornament-tile.tsx";
import styles from "./ornaments.module.css";
import { collectionDrawings } from "./own-drawings.ts";
import { useLibrary } from "./use-library.ts";

/** Sheets of a phone are closed with each drawing that is put down: whoever comes back goes on where they were. */
const lastSubjects = new WeakMap<Editor, string>();

const GROUNDS = "backgrounds";
/** In place of a subject: the drawings that the card came with. */
const OWN = "";

/** Where a card came with none: what is shown then. */
const FIRST = "branches";

interface Shown extends OwnDrawing {
	/** For this reader. */
	readonly name: string;
	readonly isGround: boolean;
	/** As its tile shows it. */
	readonly seen: Artwork;
}

/** The library of drawings by subject, those of the collection first; a tap puts one onto the page shown. */
export function OrnamentShelf() {
	const { t, nameOf, announce } = useHost();
	const { editor } = useEditing();
	const { format } = useDrawingKit();
	const goTo = useGoTo();
	const document = useEditor((state) => state.document);
	const pageKey = useEditor(({ page }) => page);
	const [asked, setAsked] = useState(lastSubjects.get(editor) ?? OWN);
	const [search, setSearch] = useState("");
	const [isRefused, setIsRefused] = useState(false);
	const [found, setFound] = useState<ReturnType<typeof findOrnaments>>([]);
	const own = useMemo(() => collectionDrawings(document, nameOf), [document, nameOf]);
	const subject = asked === OWN && own.length === 0 ? FIRST : asked;
	const isSearching = search.trim() !== "";
	const wanted = isSearching ? found.map((item) => item.subject) : subject === OWN ? [] : [subject];
	const { list, drawn, hasFailed, retry } = useLibrary(wanted);
	const shape = shapeOf(pageShown(format, pageKey).size);
	const items = isSearching ? found : (list?.items.filter((item) => item.subject === subject) ?? []);
	const drawings = items.flatMap((item): Shown[] => {
		const artwork = drawn.artworks[item.key];
		if (!artwork) return [];
		const others = drawn.others[item.key];
		const other = others && shape !== "tall" ? { artwork: others[shape], key: `${item.key}-${shape}` } : item;
		return [
			{
				artwork,
				...other,
				key: LIBRARY + other.key,
				label: LIBRARY + item.key,
				name: item.name,
				isGround: item.subject === GROUNDS,
				seen: others?.square ?? artwork,
			},
		];
	});
	const shown =
		!isSearching && subject === OWN
			? own.map((one) => ({ ...one, isGround: false, seen: one.artwork }))
			: drawings;
	const isWaiting = !hasFailed && (!list || drawings.length < items.length);

	function seek(text: string): void {
		setSearch(text);
		setFound(findOrnaments(list?.items ?? [], text));
	}

	function add({ isGround, seen: _seen, name, ...drawing }: Shown): void {
		const { document: now, page: key } = editor.getSnapshot();
		const page = pageShown(format, key);
		const id = freeId("ornament", Math.random);
		const room = isGround ? { page: key, area: bleedBox(page) } : roomOn(format, key);
		const change = together((isGround ? backgroundCommands : ornamentCommands)(now, room, drawing, id));
		editor.mark();
		const isAdded = change !== undefined && editor.dispatch(change).ok;
		editor.mark();
		setIsRefused(!isAdded);
		if (!isAdded) return;
		announce(t("add.done", { label: name }));
		if (findElement(editor.getSnapshot().document, id)) goTo(key, id);
	}

	return (
		<>
			<TextField
				type="search"
				autoComplete="off"
				label={t("ornaments.search")}
				value={search}
				disabled={!list}
				onChange={({ target }) => seek(target.value)}
			/>
			{list && !isSearching ? (
				<Subjects
					chosen={subject}
					subjects={[...(own.length > 0 ? [{ key: OWN, name: t("ornaments.own") }] : []), ...list.subjects]}
					onChoose={(key) => {
						lastSubjects.set(editor, key);
						setAsked(key);
					}}
				/>
			) : null}
			<p className={styles.count} role="status">
				{isWaiting
					? t("ornaments.loading")
					: isSearching
						? t("ornaments.found", { count: items.length })
						: ""}
			</p>
			{isRefused ? (
				<Notice kind="bad" role="alert">
					{t("ornaments.refused")}
				</Notice>
			) : null}
			{hasFailed ? (
				<Notice kind="bad" role="alert">
					{t("ornaments.failed")} <TextButton onClick={retry}>{t("ornaments.again")}</TextButton>
				</Notice>
			) : null}
			<ul className={styles.tiles}>
				{shown.map((drawing) => (
					<li key={drawing.key}>
						<OrnamentTile
							name={drawing.name}
							artwork={drawing.seen}
							inks={
								drawing.inks ?? inksFor(document, drawing.artwork, drawing.isGround ? pageKey : undefined)
							}
							swatches={document.swatches}
							isGround={drawing.isGround}
							onAdd={() => add(drawing)}
						/>
					</li>
				))}
			</ul>
		</>
	);
}

/** Which of its sheets a background is taken from. */
function shapeOf({ width, height }: { readonly width: number; readonly height: number }) {
	const ratio = width / height;
	return ratio > 1.18 ? "wide" : ratio > 0.85 ? "square" : "tall";
}

interface SubjectsProps {
	readonly subjects: readonly { readonly key: string; readonly name: string }[];
	readonly chosen: string;
	readonly onChoose: (subject: string) => void;
}

function Subjects({ subjects, chosen, onChoose }: SubjectsProps) {
	const { t } = useHost();
	const name = useId();
	return (
		<fieldset className={styles.subjects}>
			<legend className="visually-hidden">{t("ornaments.subjects")}</legend>
			{subjects.map((one) => (
				<Chip
					key={one.key}
					name={name}
					isSmall
					isChosen={one.key === chosen}
					onChoose={() => onChoose(one.key)}
				>
					{one.name}
				</Chip>
			))}
		</fieldset>
	);
}
