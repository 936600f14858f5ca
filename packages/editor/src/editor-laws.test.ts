import {
	applyCommands,
	type Command,
	commandsBetween,
	type DesignDocument,
	withPagesCounted,
} from "@offizin/design";
import { arbitraryCommand, arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { document as fixture, openEditor } from "./design-fixtures.ts";
import { draftOf } from "./draft.ts";
import { rebase } from "./rebase.ts";
import { beginSending, unsavedChanges } from "./sync-state.ts";
import { takeOver } from "./take-over.ts";

type Step =
	| { readonly name: "dispatch"; readonly command: Command; readonly pause: number }
	| { readonly name: "undo" | "redo" | "mark" | "bail" | "send" };

interface Session {
	readonly document: DesignDocument;
	readonly steps: readonly Step[];
	readonly elsewhere: readonly Command[];
}

const session: fc.Arbitrary<Session> = arbitraryDocument.chain((document) =>
	fc.record({
		document: fc.constant(document),
		steps: fc.array(
			fc.oneof(
				{
					weight: 4,
					arbitrary: fc.record({
						name: fc.constant("dispatch" as const),
						command: arbitraryCommand(document),
						pause: fc.constantFrom(0, 900),
					}),
				},
				{
					weight: 2,
					arbitrary: fc.record({
						name: fc.constantFrom(
							"undo" as const,
							"redo" as const,
							"mark" as const,
							"bail" as const,
							"send" as const,
						),
					}),
				},
			),
			{ maxLength: 20 },
		),
		elsewhere: fc.array(arbitraryCommand(document), { maxLength: 6 }),
	}),
);
const runs = { numRuns: 150 };
const { configuration } = fixture;

function open(given: DesignDocument, draft?: Parameters<typeof openEditor>[0]) {
	let time = 0;
	const document = withPagesCounted({ ...given, configuration });
	const empty = {
		template: "arbitrary",
		design: "d1",
		unsaved: [],
		unanswered: [],
		history: { past: [], future: [], mark: 0 },
	};
	const editor = openEditor({
		document,
		now: () => time,
		draft: { ...empty, photos: arbitraryPhotos },
		...draft,
	});
	return {
		editor,
		document,
		pass: (pause: number) => {
			time += pause;
		},
	};
}

function worked({ document, steps }: Session) {
	const desk = open(document);
	for (const step of steps) {
		if (step.name === "dispatch") {
			desk.pass(step.pause);
			desk.editor.dispatch(step.command);
		} else if (step.name === "send") {
			const { sync } = desk.editor.getSnapshot();
			if (sync.sending.length === 0) desk.editor.setSync(beginSending(sync));
		} else desk.editor[step.name]();
	}
	return desk;
}

/** The document after those commands that fit it. */
function after(document: DesignDocument, commands: readonly Command[]): DesignDocument {
	return commands.reduce((current, command) => {
		const applied = applyCommands(current, [command], (upload) => arbitraryPhotos[upload]);
		return applied.ok ? applied.value : current;
	}, document);
}

describe("the editor on any design, with any commands", () => {
	it("[law] what the server has, with what is unsaved, is what the person sees", () => {
		fc.assert(
			fc.property(session, (given) => {
				const { editor } = worked(given);
				const { saved, sync, written, photos, product } = editor.getSnapshot();
				const again = rebase(saved, unsavedChanges(sync), { photos, product });
				expect(again.document).toEqual(written);
				expect(again.lost).toEqual([]);
			}),
			runs,
		);
	});

	it("[law] all undone is where it began, and survives a reload", () => {
		fc.assert(
			fc.property(session, (given) => {
				const { editor, document } = worked(given);
				const draft = JSON.parse(JSON.stringify(draftOf(editor.getSnapshot())));
				const reopened = open(given.document, { draft }).editor;
				expect(reopened.getSnapshot().written).toEqual(editor.getSnapshot().written);
				for (const one of [editor, reopened]) {
					while (one.undo());
					expect(one.getSnapshot().written).toEqual(document);
				}
			}),
			runs,
		);
	});

	it("[law] whatever was done elsewhere, what is sent leads from there to what is seen", () => {
		fc.assert(
			fc.property(session, (given) => {
				const { editor } = worked(given);
				const { saved, sync, photos, product } = editor.getSnapshot();
				const elsewhere = after(given.document, given.elsewhere);
				const current = withPagesCounted({ ...elsewhere, configuration });
				const unsaved = unsavedChanges(sync);
				const met = takeOver({ saved, unsaved, current, unanswered: [], photos, product });
				const sent = rebase(current, met.kept, { photos, product });
				expect(sent).toEqual({ document: met.document, kept: met.kept, lost: [] });
				if (unsaved.length === 0) expect(met).toEqual({ document: current, kept: [], lost: [] });
				if (given.elsewhere.length === 0) expect(met.lost).toEqual([]);
			}),
			runs,
		);
	});

	it("a gesture in several steps that is called off leaves nothing to undo or redo", () => {
		fc.assert(
			fc.property(session, (given) => {
				const { editor } = open(given.document);
				const commands = given.steps.flatMap((step) => (step.name === "dispatch" ? [step.command] : []));
				editor.mark();
				for (const command of commands) editor.dispatch(command);
				editor.bail();
				const { written, history } = editor.getSnapshot();
				expect(commandsBetween(given.document, written)).toEqual([]);
				expect([history.past, history.future]).toEqual([[], []]);
			}),
			{ numRuns: 50 },
		);
	});
});
