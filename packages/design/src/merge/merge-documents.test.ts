import { arbitraryCommand, arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import { um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyCommand, applyCommands } from "../command/apply-command.ts";
import type { Command } from "../command/command.ts";
import { commandsBetween } from "../command/commands-between.ts";
import { isEqual } from "../command/is-equal.ts";
import { fixtureDocument, namesElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { openDocument } from "../opening/open-document.ts";
import { mergeDocuments } from "./merge-documents.ts";

const photos = (upload: string) => arbitraryPhotos[upload];

function after(document: DesignDocument, commands: readonly Command[]): DesignDocument {
	return commands.reduce((current, command) => {
		const applied = applyCommand(current, command, photos);
		return applied.ok ? applied.value.document : current;
	}, document);
}

interface Meeting {
	readonly base: DesignDocument;
	readonly ours: DesignDocument;
	readonly theirs: DesignDocument;
}

/** Two sides that worked on one document. */
const worked: fc.Arbitrary<Meeting> = arbitraryDocument.chain((base) =>
	fc
		.tuple(
			fc.array(arbitraryCommand(base), { maxLength: 10 }),
			fc.array(arbitraryCommand(base), { maxLength: 10 }),
		)
		.map(([ours, theirs]) => ({ base, ours: after(base, ours), theirs: after(base, theirs) })),
);
/** Three documents that share no more than names. */
const foreign: fc.Arbitrary<Meeting> = fc.record({
	base: arbitraryDocument,
	ours: arbitraryDocument,
	theirs: arbitraryDocument,
});
const meeting = fc.oneof({ weight: 3, arbitrary: worked }, { weight: 1, arbitrary: foreign });
const runs = { numRuns: 200 };

/** Everything a document says about its elements, one value to a name. */
function saidOf(document: DesignDocument): Map<string, unknown> {
	const said = new Map<string, unknown>();
	for (const page of document.pages) {
		said.set(`${page.key} background`, page.background);
		said.set(`${page.key} baselineGrid`, page.baselineGrid);
		for (const element of page.elements) {
			said.set(`${element.id} page`, page.key);
			const { id: _id, ...members } = element;
			for (const [member, value] of Object.entries(members)) said.set(`${element.id} ${member}`, value);
		}
	}
	for (const { key, label, sample } of document.fields) {
		said.set(`fields.${key}.label`, label);
		said.set(`fields.${key}.sample`, sample);
	}
	return said;
}

describe("merging", () => {
	test("[law] every edit of either side is in the result or named in conflicts", () => {
		fc.assert(
			fc.property(meeting, ({ base, ours, theirs }) => {
				const { document, conflicts } = mergeDocuments(base, ours, theirs);
				const result = saidOf(document);
				const before = saidOf(base);
				const isNamed = (name: string) => {
					const [owner = "", member = ""] = name.split(" ");
					const page = before.get(`${owner} page`);
					// Which pages there are is said once, with all that was on those that gave way.
					const pages = conflicts.find((one) => one.member === "pages");
					const lost = (pages?.lost ?? []) as DesignDocument["pages"];
					if (lost.some(({ key, elements }) => key === owner || elements.some(({ id }) => id === owner)))
						return true;
					// A page that stays brings back what stood on it.
					if (conflicts.some((one) => one.member === "page" && !one.element && one.page === page))
						return true;
					return conflicts.some((conflict) =>
						member === ""
							? name.startsWith(conflict.member)
							: (conflict.element ?? conflict.page) === owner &&
								(["element", "page"].includes(conflict.member) ||
									conflict.member.split(".")[0] === member ||
									(conflict.member === "text" && member === "runs")),
					);
				};
				for (const side of [ours, theirs]) {
					const said = saidOf(side);
					for (const name of new Set([...before.keys(), ...said.keys()])) {
						const isEdit = !isEqual(before.get(name), said.get(name));
						if (!isEdit || isNamed(name)) continue;
						const nested = name.endsWith(" style") || name.endsWith(" inks");
						if (!nested) expect([name, result.get(name)]).toEqual([name, said.get(name)]);
						else expect(keptIn(result.get(name), before.get(name), said.get(name))).toBe(true);
					}
				}
			}),
			runs,
		);
	});

	test("[law] the result opens without repair and says the same after JSON", () => {
		fc.assert(
			fc.property(meeting, ({ base, ours, theirs }) => {
				const { document } = mergeDocuments(base, ours, theirs);
				const stored = JSON.parse(JSON.stringify(document));
				expect(openDocument(stored)).toStrictEqual({ ok: true, value: { document, repairs: [] } });
			}),
			runs,
		);
	});

	test("[law] with a side that changed nothing the other side is the result, without conflicts", () => {
		fc.assert(
			fc.property(meeting, ({ base, ours }) => {
				const expected = { document: ours, conflicts: [] };
				expect(mergeDocuments(base, ours, base)).toEqual(expected);
				expect(mergeDocuments(base, base, ours)).toEqual(expected);
				expect(mergeDocuments(base, ours, ours)).toEqual(expected);
			}),
			runs,
		);
	});

	test("[law] merging what was merged once more changes nothing", () => {
		fc.assert(
			fc.property(meeting, ({ base, ours, theirs }) => {
				const { document } = mergeDocuments(base, ours, theirs);
				expect(mergeDocuments(base, document, theirs).document).toEqual(document);
				expect(mergeDocuments(theirs, document, theirs).document).toEqual(document);
			}),
			runs,
		);
	});

	test("[law] it says the same every time, byte for byte", () => {
		fc.assert(
			fc.property(meeting, ({ base, ours, theirs }) => {
				const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
				const once = JSON.stringify(mergeDocuments(base, ours, theirs));
				expect(JSON.stringify(mergeDocuments(copy(base), copy(ours), copy(theirs)))).toBe(once);
			}),
			runs,
		);
	});

	test("[law] the sides differ only in who wins", () => {
		fc.assert(
			fc.property(worked, ({ base, ours, theirs }) => {
				const one = mergeDocuments(base, ours, theirs);
				const other = mergeDocuments(base, theirs, ours);
				const named = ({ conflicts }: typeof one) => {
					// An element the sides have on different pages stands, with all that is said about it, on the winner's.
					const moved = new Set(
						conflicts.flatMap(({ element, member }) => (member === "page" && element ? [element] : [])),
					);
					return conflicts
						.filter(({ member }) => member !== "group" && member !== "photo")
						.map(({ page, element, member }) =>
							element && moved.has(element) ? `${element} ${member}` : `${page} ${element} ${member}`,
						)
						.sort();
				};
				const decides = ({ conflicts }: typeof one) => conflicts.some(({ member }) => member === "pages");
				expect(decides(one)).toBe(decides(other));
				// Then all that is on them is the winner's.
				if (decides(one)) return;
				expect(named(one)).toEqual(named(other));
				if (one.conflicts.length === 0) expect(one.document).toEqual(other.document);
			}),
			runs,
		);
	});
});

describe("the way from one document to another", () => {
	const led = (from: DesignDocument, to: DesignDocument) => {
		const commands = commandsBetween(from, to);
		return applyCommands(from, commands, photos);
	};

	test("[law] leads there in commands, from either side to what was merged", () => {
		fc.assert(
			fc.property(worked, ({ base, ours, theirs }) => {
				const { document } = mergeDocuments(base, ours, theirs);
				expect(led(theirs, document)).toEqual({ ok: true, value: document });
				expect(led(ours, document)).toEqual({ ok: true, value: document });
				expect(led(ours, base)).toEqual({ ok: true, value: base });
			}),
			runs,
		);
	});

	test("[law] there is no way to go where one is", () => {
		fc.assert(
			fc.property(arbitraryDocument, (document) => {
				expect(commandsBetween(document, document)).toEqual([]);
			}),
			{ numRuns: 50 },
		);
	});
});

/** Whether every entry a side changed is as it made it. */
function keptIn(result: unknown, before: unknown, said: unknown): boolean {
	const of = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
	const keys = new Set([...Object.keys(of(before)), ...Object.keys(of(said))]);
	return [...keys].every(
		(key) => isEqual(of(before)[key], of(said)[key]) || isEqual(of(result)[key], of(said)[key]),
	);
}

describe("rules of merging", () => {
	const merged = (ours: readonly Command[], theirs: readonly Command[]) =>
		mergeDocuments(fixtureDocument, after(fixtureDocument, ours), after(fixtureDocument, theirs));

	test("words of one side and type of the other go together", () => {
		const { document, conflicts } = merged(
			[{ type: "setText", element: "names", text: "Eva & Tom" }],
			[{ type: "setTextStyle", element: "names", style: { align: "left" } }],
		);
		expect(conflicts).toEqual([]);
		expect(findElement(document, "names")).toMatchObject({ text: "Eva & Tom", style: { align: "left" } });
	});

	test("of two texts ours stays and theirs is named", () => {
		const { conflicts } = merged(
			[{ type: "setText", element: "names", text: "Eva" }],
			[{ type: "setText", element: "names", text: "Tom" }],
		);
		expect(conflicts).toEqual([
			{ page: "front", element: "names", member: "text", kept: { text: "Eva" }, lost: { text: "Tom" } },
		]);
	});

	test.each([
		["ours", 0],
		["theirs", 1],
	])("what %s took away and the other side changed stays, and that is said", (_, side) => {
		const removal: Command[] = [{ type: "removeElement", element: "names" }];
		const edit: Command[] = [{ type: "setText", element: "names", text: "Eva" }];
		const { document, conflicts } = side === 0 ? merged(removal, edit) : merged(edit, removal);
		expect(findElement(document, "names")).toMatchObject({ text: "Eva" });
		expect(conflicts).toMatchObject([{ element: "names", member: "element", kept: { text: "Eva" } }]);
	});

	test("what one side took away and nobody else touched is gone", () => {
		const { document, conflicts } = merged(
			[{ type: "removeElement", element: "leaf" }],
			[{ type: "setText", element: "names", text: "Eva" }],
		);
		expect([findElement(document, "leaf"), conflicts]).toEqual([undefined, []]);
	});

	test("a slot sized by one side and filled by the other shows the photo undistorted, with the change named", () => {
		const sized: Command = {
			type: "setPlacement",
			element: "photo",
			rotation: 0,
			box: { ...boxOf("photo"), width: boxOf("photo").height },
		};
		const { document, conflicts } = merged([sized], [{ type: "setPhoto", element: "photo", upload: "sea" }]);
		expect(findElement(document, "photo")).toMatchObject({ photo: { crop: { width: 3000, height: 3000 } } });
		expect(conflicts).toMatchObject([{ element: "photo", member: "photo" }]);
	});

	test("[14] one side groups and locks what the other moves: both are kept, and saved as commands", () => {
		const { box: around } = namesElement;
		const pair: DesignElement = {
			id: "pair",
			label: "",
			type: "group",
			box: around,
			rotation: 0,
			may: ["place"],
		};
		const ours = after(fixtureDocument, [
			{ type: "addElement", page: "front", value: pair },
			{ type: "setGroup", element: "names", group: "pair" },
			{ type: "setGroup", element: "leaf", group: "pair" },
			{ type: "setLocked", element: "names", locked: true },
		]);
		const box = { ...namesElement.box, x: um(1) };
		const theirs = after(fixtureDocument, [{ type: "setPlacement", element: "names", box, rotation: 0 }]);
		const { document, conflicts } = mergeDocuments(fixtureDocument, ours, theirs);
		expect(conflicts).toEqual([]);
		expect(findElement(document, "names")).toMatchObject({ group: "pair", locked: true, box: { x: 1 } });
		expect(after(theirs, commandsBetween(theirs, document))).toEqual(document);
	});
});

function boxOf(id: string) {
	const element = findElement(fixtureDocument, id);
	if (!element) throw new Error(id);
	return element.box;
}
