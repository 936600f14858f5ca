import { editorRoutes } from "@offizin/contract/editor";
import { type DesignPage, printPages, printsIn } from "@offizin/design";
import { call } from "#app/call.ts";
import { type Shapes, shapeOf } from "./marks.ts";
import { configurationOf, groupOf, groupsIn, type PrintItem, printOf, printsWanted } from "./print-item.ts";

/** The design of one format and paper, as it was saved last. */
export interface KeptGroup {
	readonly id: string;
	readonly revision: number;
	/** Keys of its pages. */
	readonly pages: readonly string[];
}

/** `message` is the server's; null where nobody was reached. */
export type Kept =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly message: string | null;
			/** Somebody, or another tab, has saved other prints meanwhile; nothing of them is overwritten unasked. */
			readonly isElsewhere?: true;
	  };

export interface SetKeeper {
	/** Saves a set as it is now: a design for each format and paper. One after the other, the last one last. */
	readonly keep: (items: readonly PrintItem[], how?: { readonly isOver: boolean }) => Promise<Kept>;
	/** Saves it, and lays each design into the cart. */
	readonly buy: (items: readonly PrintItem[]) => Promise<Kept>;
	/** Ids of its designs, in the order they were begun. */
	readonly ids: () => readonly string[];
}

interface Options {
	/** What a new design begins with. */
	readonly start: string;
	readonly shapes: Shapes;
	readonly locale: string;
	/** Those of a set that is opened again, by format and paper. */
	readonly begun: ReadonlyMap<string, KeptGroup>;
}

type Refusal = { readonly status: number; readonly message: string };

export function createSetKeeper({ start, shapes, locale, begun }: Options): SetKeeper {
	const groups = new Map(begun);
	const saved = new Map<string, string>();
	/** What was sent last, whether or not an answer came. */
	const tried = new Map<string, readonly DesignPage[]>();
	/** Designs nothing is printed of any more. */
	const left = new Set<string>();
	let last: Promise<unknown> = Promise.resolve();

	function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
		const done = last.then(work, work);
		last = done;
		return done;
	}

	async function save(items: readonly PrintItem[], isOver = false): Promise<Kept> {
		const wanted = groupsIn(items.filter(({ sending }) => sending.kind === "stored"));
		for (const [key, group] of wanted) {
			const failure = await saveGroup(key, group, isOver);
			if (failure) return failure;
		}
		for (const [key, { id }] of groups) {
			if (wanted.has(key)) continue;
			groups.delete(key);
			saved.delete(key);
			left.add(id);
			// One in the cart stays until the cart is changed.
			const deleted = await call(editorRoutes.deleteDesign, { params: { id } });
			if (deleted.ok) left.delete(id);
		}
		return { ok: true };
	}

	async function saveGroup(
		key: string,
		items: readonly PrintItem[],
		isOver: boolean,
	): Promise<Kept | undefined> {
		const [first] = items;
		if (!first) return undefined;
		const { page } = shapeOf(shapes, first);
		const prints = items.flatMap((item) => printOf(item, locale) ?? []);
		const made = printPages(prints, page);
		const written = JSON.stringify(made);
		if (saved.get(key) === written) return undefined;
		const { fit: _fit, ...configuration } = configurationOf(items);
		let group = groups.get(key);
		let patched = group && (await patch(group, made));
		if (group && patched?.ok === false && patched.error.status === 412) {
			const now = await call(editorRoutes.getDesign, { params: { id: group.id } });
			if (!now.ok) return refused(now.error);
			const { revision, document } = now.value;
			// An answer that was lost on its way is no change of somebody else.
			const isOurs = [made, tried.get(key)].some((own) => own && arePrintsOf(own, document.pages));
			if (!isOurs && !isOver) return { ok: false, message: null, isElsewhere: true };
			group = { ...group, revision, pages: document.pages.map((own) => own.key) };
			patched = await patch(group, made);
		}
		// Begun for the first time, or anew where another tab has deleted it.
		if (!group || (patched?.ok === false && patched.error.status === 404)) {
			const begun = await call(editorRoutes.createDesign, { body: { template: start, configuration } });
			if (!begun.ok) return refused(begun.error);
			const { id, revision, document } = begun.value;
			group = { id, revision, pages: document.pages.map((own) => own.key) };
			groups.set(key, group);
			patched = await patch(group, made);
		}
		tried.set(key, made);
		if (!patched?.ok) return patched && refused(patched.error);
		const pages = made.map((own) => own.key);
		groups.set(key, { id: group.id, revision: patched.value.revision, pages });
		saved.set(key, written);
		return undefined;
	}

	function patch({ id, revision, pages }: KeptGroup, made: ReturnType<typeof printPages>) {
		const added = made.map((value, index) => ({ index, value }));
		const commands = [{ type: "addPages" as const, pages: added, instead: [...pages] }];
		return call(
			editorRoutes.patchDesign,
			{ params: { id }, body: { commands } },
			{ headers: { "if-match": `"${revision}"`, prefer: "return=minimal" } },
		);
	}

	async function buyAll(items: readonly PrintItem[]): Promise<Kept> {
		const kept = await save(items);
		if (!kept.ok) return kept;
		for (const [key, group] of groupsIn(items.filter(({ sending }) => sending.kind === "stored"))) {
			const design = groups.get(key);
			if (!design) continue;
			const { id: designId, revision } = design;
			const line = {
				designId,
				revision,
				configuration: configurationOf(group),
				quantity: printsWanted(group),
			};
			const added = await call(editorRoutes.addCartItem, { body: line });
			if (!added.ok) return refused(added.error);
			// The cart says how the photos are cropped, which makes it another revision.
			const item = added.value.items.find((one) => "designId" in one && one.designId === designId);
			if (item && "revision" in item) groups.set(key, { ...design, revision: item.revision });
		}
		return takeOutLeft();
	}

	/** What is printed in another format by now lies in the cart no more. */
	async function takeOutLeft(): Promise<Kept> {
		if (left.size === 0) return { ok: true };
		const cart = await call(editorRoutes.getCart, { query: {} });
		if (!cart.ok) return refused(cart.error);
		for (const item of cart.value.items) {
			if (!("designId" in item) || !left.has(item.designId)) continue;
			const removed = await call(editorRoutes.removeCartItem, { params: { id: item.id } });
			if (!removed.ok) return refused(removed.error);
			left.delete(item.designId);
		}
		return { ok: true };
	}

	return {
		keep: (items, { isOver } = { isOver: false }) => inTurn(() => save(items, isOver)),
		buy: (items) => inTurn(() => buyAll(items)),
		ids: () => [...groups.values()].map(({ id }) => id),
	};
}

function arePrintsOf(one: readonly DesignPage[], other: readonly DesignPage[]): boolean {
	const [a, b] = [one, other].map((pages) =>
		JSON.stringify(printsIn({ pages: [...pages] }, () => undefined)),
	);
	return a === b;
}

function refused({ status, message }: Refusal): Kept {
	return { ok: false, message: status === 0 ? null : message };
}

/** The design each group of a set lies in, as the server told it. */
export function begunGroups(
	designs: readonly (KeptGroup & { readonly format: string; readonly material: string })[],
): ReadonlyMap<string, KeptGroup> {
	return new Map(designs.map(({ format, material, ...group }) => [groupOf({ format, material }), group]));
}
