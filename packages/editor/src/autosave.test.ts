import { err } from "@offizin/base";
import { describe, expect, it } from "vitest";
import { startAutosave } from "./autosave.ts";
import { desk } from "./autosave-fixtures.ts";
import { document, fakeScheduler, openEditor, textOf } from "./design-fixtures.ts";
import { saveStatus } from "./sync-state.ts";

describe("autosave", () => {
	it("waits for a pause of 800 ms, and while somebody types on it saves within 2 s of the first change", async () => {
		const { clock, type, stored, server, status } = desk();
		for (let letter = 0; letter < 4; letter++) {
			type(`Eva${".".repeat(letter)}`);
			await clock.pass(500);
		}
		expect(stored("names")).toBe("Eva..");
		expect(server.saves).toBe(1);
		expect(status()).toBe("unsaved");
		await clock.pass(800);
		expect(stored("names")).toBe("Eva...");
		expect(status()).toBe("saved");
	});

	it("a template becomes a design with the first change, once", async () => {
		const { clock, type, server, editor, stored } = desk({ design: null });
		await clock.pass(5000);
		expect(server.made).toBe(0);
		type("Eva");
		await clock.pass(800);
		type("Eva & Tom");
		await clock.pass(800);
		expect(server.made).toBe(1);
		expect(editor.getSnapshot().sync.design).toEqual({ id: "d1", revision: 3 });
		expect(stored("names")).toBe("Eva & Tom");
	});

	it("offline it says so, tries again with growing pauses and then loses nothing", async () => {
		const { clock, type, server, status, stored } = desk();
		server.isDown = true;
		type("Eva");
		await clock.pass(2000);
		expect(status()).toBe("offline");
		type("Eva & Tom");
		await clock.pass(10_000);
		server.isDown = false;
		await clock.pass(30_000);
		expect([status(), stored("names")]).toEqual(["saved", "Eva & Tom"]);
	});

	it("a newer revision (412) keeps the other tab's edit and ours", async () => {
		const { clock, type, doors, editor, stored, status } = desk();
		await doors.save(
			{ id: "d1", revision: 1 },
			{ commands: [{ type: "setText", element: "date", text: "1. Juni" }] },
			false,
		);
		type("Eva");
		await clock.pass(3000);
		expect([stored("names"), stored("date"), status()]).toEqual(["Eva", "1. Juni", "saved"]);
		expect(textOf(editor, "date")).toBe("1. Juni");
		editor.undo();
		expect([textOf(editor, "names"), textOf(editor, "date")]).toEqual(["Anna & Paul", "1. Juni"]);
	});

	it("an element taken away elsewhere and changed here stays, and the removal is named", async () => {
		const { clock, type, doors, editor, stored, status } = desk();
		await doors.save(
			{ id: "d1", revision: 1 },
			{ commands: [{ type: "removeElement", element: "date" }] },
			false,
		);
		type("1. Juni", "date");
		type("Eva");
		await clock.pass(3000);
		expect(status()).toBe("conflict");
		expect([stored("names"), stored("date")]).toEqual(["Eva", "1. Juni"]);
		expect(editor.getSnapshot().sync.lost).toEqual([
			{ change: { type: "removeElement", element: "date" }, code: "displaced" },
		]);
	});

	it("of two edits of one text ours is saved and the other one is shown, not silently overwritten", async () => {
		const { clock, type, doors, editor, stored } = desk();
		await doors.save(
			{ id: "d1", revision: 1 },
			{ commands: [{ type: "setText", element: "names", text: "Mia" }] },
			false,
		);
		type("Eva");
		await clock.pass(3000);
		expect(stored("names")).toBe("Eva");
		expect(editor.getSnapshot().sync.lost).toEqual([
			{ change: { type: "setText", element: "names", text: "Mia", runs: null }, code: "displaced" },
		]);
	});

	it("a save that arrived without an answer is not taken for somebody else's work", async () => {
		const { clock, type, doors, editor, stored, status, server } = desk();
		const { save } = doors;
		doors.save = async (...wish) => {
			await save(...wish);
			doors.save = save;
			return err({ code: "unreachable" });
		};
		type("Eva");
		await clock.pass(900);
		expect([stored("names"), status()]).toEqual(["Eva", "offline"]);
		type("Anna & Paul");
		await clock.pass(5000);
		expect([stored("names"), status(), server.revision]).toEqual(["Anna & Paul", "saved", 3]);
		expect(editor.getSnapshot().sync.lost).toEqual([]);
	});

	it("one change the server refuses is given up by name, the rest is saved", async () => {
		const { clock, type, server, editor, stored } = desk();
		server.refuses = "date";
		type("1. Juni", "date");
		type("Eva");
		await clock.pass(10_000);
		expect(stored("names")).toBe("Eva");
		expect(editor.getSnapshot().sync.lost.map(({ code }) => code)).toEqual(["refused"]);
		expect(textOf(editor, "date")).toBe("14. Mai");
	});

	it("a crash before the save loses nothing: the draft has every keystroke, and the undo steps", async () => {
		const first = desk();
		first.type("E");
		first.type("Ev");
		const draft = first.kept.at(-1);
		first.autosave.stop();
		const second = desk({ draft, document });
		// What the server drew stands under the finger only where it is what was written.
		expect(second.editor.getSnapshot().written).not.toBe(document);
		expect(desk({ draft: draft && { ...draft, unsaved: [] }, document }).editor.getSnapshot().written).toBe(
			document,
		);
		expect(textOf(second.editor, "names")).toBe("Ev");
		await second.clock.pass(800);
		expect(second.stored("names")).toBe("Ev");
		second.editor.undo();
		expect(textOf(second.editor, "names")).toBe("Anna & Paul");
	});

	it("a draft whose save had arrived before the crash changes nothing when it is sent again", async () => {
		const { kept, type, clock, server, doors } = desk();
		type("Eva");
		const draft = kept.at(-1);
		await clock.pass(800);
		const reopened = openEditor({
			draft,
			document: server.document,
			design: { id: "d1", revision: server.revision },
		});
		const scheduler = fakeScheduler();
		startAutosave({
			editor: reopened,
			doors,
			scheduler,
			drafts: { write: () => undefined, leave: () => undefined },
		});
		await scheduler.pass(2000);
		expect(textOf(reopened, "names")).toBe("Eva");
		expect(saveStatus(reopened.getSnapshot().sync)).toBe("saved");
	});

	it("what was sent when the page was left and then taken back stays taken back when it is opened again", async () => {
		const first = desk();
		const { save } = first.doors;
		// It arrives, and its answer finds nobody.
		first.doors.save = async (...wish) => {
			await save(...wish);
			return await new Promise(() => undefined);
		};
		first.type("Eva");
		await first.clock.pass(900);
		first.editor.undo();
		const draft = first.kept.at(-1);
		first.autosave.stop();
		expect([first.server.revision, draft?.revision, draft?.unanswered]).toEqual([2, 1, [1]]);

		const again = openEditor({ draft, document, design: { id: "d1", revision: 1 } });
		const scheduler = fakeScheduler();
		const drafts = { write: () => undefined, leave: () => undefined };
		startAutosave({ editor: again, doors: { ...first.doors, save }, scheduler, drafts });
		await scheduler.pass(3000);
		expect(first.stored("names")).toBe("Anna & Paul");
		expect([saveStatus(again.getSnapshot().sync), textOf(again, "names")]).toEqual(["saved", "Anna & Paul"]);
		expect(again.getSnapshot().sync.lost).toEqual([]);
	});

	it("what was sent when the page was hidden is not taken for somebody else's work when it is seen again", async () => {
		const { autosave, editor, type, clock, stored, status } = desk();
		type("Eva");
		autosave.leave();
		editor.undo();
		await clock.pass(3000);
		expect([stored("names"), status()]).toEqual(["Anna & Paul", "saved"]);
		expect(editor.getSnapshot().sync.lost).toEqual([]);
	});

	it("flush answers when everything is saved, and makes an untouched template a design", async () => {
		const { autosave, type, stored, editor } = desk({ design: null });
		expect(await autosave.flush()).toBe("saved");
		expect(editor.getSnapshot().sync.design?.id).toBe("d1");
		type("Eva");
		expect(await autosave.flush()).toBe("saved");
		expect(stored("names")).toBe("Eva");
	});

	it("leaving sends what is left at once", async () => {
		const { autosave, type, stored, left } = desk();
		type("Eva");
		autosave.leave();
		expect(left.map(({ history }) => history.past.length)).toEqual([1]);
		await Promise.resolve();
		expect(stored("names")).toBe("Eva");
	});

	it("another tab's save is taken over when nothing is being done here, not while a text is edited", async () => {
		const { autosave, doors, editor, clock } = desk();
		await doors.save(
			{ id: "d1", revision: 1 },
			{ commands: [{ type: "setText", element: "date", text: "1. Juni" }] },
			false,
		);
		editor.send({ type: "editText", element: "names", range: { anchor: 0, caret: 0 } });
		autosave.noticeRevision(2);
		await clock.pass(1);
		expect(textOf(editor, "date")).toBe("14. Mai");
		editor.send({ type: "cancel" });
		await clock.pass(1);
		expect(textOf(editor, "date")).toBe("1. Juni");
		expect(editor.getSnapshot().sync.design?.revision).toBe(2);
	});

	it("what another tab saved during a save of ours is taken over after it", async () => {
		const { autosave, doors, editor, clock, type, server } = desk();
		const { save } = doors;
		doors.save = async (...wish) => {
			const saved = await save(...wish);
			doors.save = save;
			await save(
				{ id: "d1", revision: server.revision },
				{ commands: [{ type: "setText", element: "date", text: "1. Juni" }] },
				false,
			);
			autosave.noticeRevision(server.revision);
			return saved;
		};
		type("Eva");
		await clock.pass(800);
		expect([textOf(editor, "names"), textOf(editor, "date")]).toEqual(["Eva", "1. Juni"]);
		expect(editor.getSnapshot().sync).toMatchObject({ design: { revision: 3 }, lost: [] });
	});

	it("a look asks once, finds what no other tab has told of, and waits for a text to be left", async () => {
		const { autosave, doors, editor, clock, server } = desk();
		await autosave.look();
		expect(server.looks).toBe(1);
		await doors.save(
			{ id: "d1", revision: 1 },
			{ commands: [{ type: "setText", element: "date", text: "1. Juni" }] },
			false,
		);
		editor.send({ type: "editText", element: "names", range: { anchor: 0, caret: 0 } });
		await autosave.look();
		expect([server.looks, textOf(editor, "date")]).toEqual([1, "14. Mai"]);
		editor.send({ type: "release" });
		await clock.pass(1);
		expect([server.looks, textOf(editor, "date")]).toEqual([2, "1. Juni"]);
		server.isDown = true;
		await autosave.look();
		await clock.pass(60_000);
		expect([server.looks, saveStatus(editor.getSnapshot().sync)]).toEqual([2, "saved"]);
	});

	it("a template nobody has changed asks for nothing and is made nothing of by looking", async () => {
		const { autosave, server } = desk({ design: null });
		await autosave.look();
		expect([server.looks, server.made]).toEqual([0, 0]);
	});

	it("what is kept as the server's state after a save is what the server has", async () => {
		const { clock, type, server, editor } = desk();
		type("Eva");
		editor.dispatch({ type: "setPhoto", element: "photo", upload: "sea" });
		await clock.pass(800);
		type("Eva & Tom");
		await clock.pass(800);
		expect(server.saves).toBe(2);
		expect(editor.getSnapshot().saved).toEqual(server.document);
	});
});
