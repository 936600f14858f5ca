import { err, ok } from "@offizin/base";
import { applyCommands, type DesignDocument } from "@offizin/design";
import { type DesignDoors, type SavedDesign, startAutosave } from "./autosave.ts";
import type { EditorOptions } from "./create-editor.ts";
import { document, fakeScheduler, openEditor, photos } from "./design-fixtures.ts";
import type { Draft } from "./draft.ts";
import { saveStatus } from "./sync-state.ts";

/** A server with one design, in memory. */
function fakeServer() {
	const state = {
		revision: 1,
		document: document as DesignDocument,
		isDown: false,
		saves: 0,
		looks: 0,
		made: 0,
		refuses: "",
	};
	const current = (): SavedDesign => ({
		id: "d1",
		revision: state.revision,
		document: state.document,
	});
	const doors: DesignDoors = {
		async create() {
			if (state.isDown) return err({ code: "unreachable" });
			state.made++;
			return ok(current());
		},
		load: async () => (state.isDown ? err({ code: "unreachable" }) : ok(current())),
		async newer({ revision }) {
			if (state.isDown) return err({ code: "unreachable" });
			state.looks++;
			return ok(revision === state.revision ? null : current());
		},
		async save(design, { commands }) {
			if (state.isDown) return err({ code: "unreachable" });
			if (design.revision !== state.revision) return err({ code: "stale", current: current() });
			if (commands.some((command) => "element" in command && command.element === state.refuses))
				return err({ code: "refused", message: "nein" });
			const next = applyCommands(state.document, commands, (id) => photos[id as keyof typeof photos]);
			if (!next.ok) return err({ code: "refused", message: next.error.code });
			state.saves++;
			state.revision++;
			state.document = next.value;
			return ok({ id: design.id, revision: state.revision });
		},
	};
	return { state, doors };
}

/** An editor with autosave on a server of its own. */
export function desk(options: Partial<EditorOptions> = {}) {
	const clock = fakeScheduler();
	const server = fakeServer();
	const kept: Draft[] = [];
	const left: Draft[] = [];
	const editor = openEditor({ now: clock.now, ...options });
	const autosave = startAutosave({
		editor,
		doors: server.doors,
		scheduler: clock,
		drafts: { write: (draft) => kept.push(draft), leave: () => left.push(...kept.slice(-1)) },
	});
	const type = (text: string, element = "names") => editor.dispatch({ type: "setText", element, text });
	const stored = (id: string) => {
		const element = server.state.document.pages
			.flatMap(({ elements }) => elements)
			.find((one) => one.id === id);
		return element?.type === "text" ? element.text : undefined;
	};
	return {
		clock,
		server: server.state,
		doors: server.doors,
		editor,
		autosave,
		kept,
		left,
		type,
		stored,
		status: () => saveStatus(editor.getSnapshot().sync),
	};
}
