import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument, DesignPage } from "../../document/document.ts";
import { knownPhotosOf, locateElement } from "../../document/document-elements.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { DesignElement } from "../../document/element.ts";
import type { PhotoElement } from "../../document/photo-element.ts";
import type { Command, CommandOf } from "../command.ts";
import { tidyElement } from "../tidy-text.ts";
import { simpleCommands, together } from "../together.ts";
import type { Applied, Attempt, CommandError, PhotoLookup } from "./applied.ts";
import { addAssets } from "./change-assets.ts";
import { checkAdded, groupBroken } from "./change-elements.ts";
import { framesFor } from "./frames-for.ts";
import { layTexts } from "./lay-texts.ts";

export type Frames = CommandOf<"setFrames">["pages"][number];

/** Takes photo frames off pages and puts others there, each at its place from the back: what undoes a layout. */
export function setFrames(
	document: DesignDocument,
	command: CommandOf<"setFrames">,
	photos: PhotoLookup,
): Attempt {
	const pages = command.pages.map(({ page, gone, frames }) => ({
		page,
		gone,
		frames: frames.map(({ index, value }) => ({ index, value: tidyElement(value) as PhotoElement })),
	}));
	const changed = exchange(document, pages);
	if (!changed.ok) return changed;
	for (const { value } of pages.flatMap(({ frames }) => frames)) {
		const broken =
			checkAdded(changed.value.document, value, photos) ?? groupOf(changed.value.document, value);
		if (broken) return err(broken);
	}
	const { document: made, inverse } = changed.value;
	return ok({ document: made, command: { type: "setFrames", pages }, inverse });
}

function groupOf(document: DesignDocument, { id, group }: PhotoElement): CommandError | undefined {
	return groupBroken(locateElement(document, id)?.page.elements ?? [], id, group);
}

/**
 * Lays out one page: the texts and frames named stand where the layout says, each with its words or its photo, new ones
 * come, and the photos of frames that go lie in the tray.
 */
export function applyLayout(
	document: DesignDocument,
	command: CommandOf<"applyLayout">,
	photos: PhotoLookup,
): Attempt {
	const worded = layTexts(document, command, photos);
	if (!worded.ok) return worded;
	const { newTexts, inverse, ...texts } = worded.value;
	const done = newTexts.length > 0 ? { ...command, newTexts: [...newTexts] } : command;
	const framed = layFrames(texts.document, done, photos, texts.gone);
	if (!framed.ok || inverse.length === 0) return framed;
	const undone = together([...simpleCommands(framed.value.inverse), ...inverse]);
	return ok({ ...framed.value, inverse: undone ?? framed.value.inverse });
}

function layFrames(
	document: DesignDocument,
	command: CommandOf<"applyLayout">,
	photos: PhotoLookup,
	goneTexts: ReadonlySet<string>,
): Attempt {
	const { page: key, places } = command;
	const without = (command.without ?? []).filter((id) => !goneTexts.has(id));
	const page = document.pages.find((one) => one.key === key);
	if (!page) return err({ code: "page_missing", page: key });
	const made = framesFor(document, { page, places, without }, photos);
	if (!made.ok) return made;
	const stood = new Set(page.elements.map(({ id }) => id));
	const gone = [...places.flatMap(({ element }) => (stood.has(element) ? [element] : [])), ...without];
	return laid(document, command, [{ page: key, gone, frames: made.value }], photos);
}

/** What stood in a frame and stands nowhere any more is at hand. */
export function laid(
	document: DesignDocument,
	command: Command,
	pages: readonly Frames[],
	photos: PhotoLookup,
): Attempt {
	const changed = exchange(document, pages);
	if (!changed.ok) return changed;
	const known = knownPhotosOf(changed.value.document);
	const lost = [...knownPhotosOf(document).values()].filter(({ upload }) => !known.has(upload));
	if (lost.length === 0) return ok({ ...changed.value, command });
	const assets = lost.map(({ upload }) => ({ upload }));
	const kept = addAssets(changed.value.document, { type: "addAssets", assets }, (upload) => {
		return lost.find((photo) => photo.upload === upload) ?? photos(upload);
	});
	if (!kept.ok) return kept;
	const inverse = together([kept.value.inverse, changed.value.inverse].flatMap(simpleCommands));
	return ok({ document: kept.value.document, command, inverse: inverse ?? changed.value.inverse });
}

/** The document with other frames on its pages, and the command that brings back those that stood there. */
function exchange(
	document: DesignDocument,
	changes: readonly Frames[],
): Result<Pick<Applied, "document" | "inverse">, CommandError> {
	const pages = new Map<string, DesignPage>(document.pages.map((page) => [page.key, page]));
	const inverse: Frames[] = [];
	for (const { page: key, gone, frames } of changes) {
		const page = pages.get(key);
		if (!page) return err({ code: "page_missing", page: key });
		const broken = notFrames(page.elements, gone);
		if (broken) return err(broken);
		const left = new Set(gone);
		const stood = page.elements.flatMap((value, index) =>
			value.type === "photo" && left.has(value.id) ? [{ index, value }] : [],
		);
		const elements: DesignElement[] = page.elements.filter(({ id }) => !left.has(id));
		for (const { index, value } of frames) elements.splice(index, 0, value);
		pages.set(key, { ...page, elements });
		inverse.unshift({ page: key, gone: frames.map(({ value }) => value.id), frames: stood });
	}
	const made = { ...document, pages: document.pages.map((page) => pages.get(page.key) ?? page) };
	const added = changes.flatMap(({ frames }) => frames.map(({ value }) => value.id));
	const broken = limitBroken(made, added);
	return broken ? err(broken) : ok({ document: made, inverse: { type: "setFrames", pages: inverse } });
}

/** Every frame that is to go stands on the page, once. */
function notFrames(elements: readonly DesignElement[], ids: readonly string[]): CommandError | undefined {
	for (const [at, id] of ids.entries()) {
		const found = elements.find((element) => element.id === id);
		if (!found || ids.indexOf(id) !== at) return { code: "element_unknown", element: id };
		if (found.type !== "photo") return { code: "element_wrong_type", element: id, expected: ["photo"] };
	}
	return undefined;
}

function limitBroken({ pages }: DesignDocument, added: readonly string[]): CommandError | undefined {
	const [element] = added;
	if (element === undefined) return undefined;
	const all = pages.flatMap(({ elements }) => elements);
	const count = new Map<string, number>();
	for (const { id } of all) count.set(id, (count.get(id) ?? 0) + 1);
	const twice = added.find((id) => count.get(id) !== 1);
	if (twice !== undefined) return { code: "element_exists", element: twice };
	const limit = DOCUMENT_LIMITS.elementsPerPage;
	if (pages.some(({ elements }) => elements.length > limit))
		return { code: "limit_exceeded", element, limit };
	return all.length > DOCUMENT_LIMITS.elements
		? { code: "limit_exceeded", element, limit: DOCUMENT_LIMITS.elements }
		: undefined;
}
