import { err, ok } from "@offizin/base";
import { describe, expect, it } from "vitest";
import { desk } from "./autosave-fixtures.ts";
import { document, textOf } from "./design-fixtures.ts";
import { orderShown, type ShownDesign } from "./order-shown.ts";

/** A cart that takes the newest revision only. */
function shop(one: ReturnType<typeof desk>) {
	const taken: ShownDesign[] = [];
	const order = () =>
		orderShown(one.editor, one.autosave, async (shown) => {
			if (shown.revision !== one.server.revision) return err({ code: "stale" });
			taken.push(shown);
			return ok(null);
		});
	return { taken, order };
}

function otherTabTypes({ doors, server }: ReturnType<typeof desk>, text: string) {
	return doors.save(
		{ id: "d1", revision: server.revision },
		{ commands: [{ type: "setText", element: "date", text }] },
		false,
	);
}

describe("ordering what is shown", () => {
	it("saves first and names the revision that was made", async () => {
		const one = desk();
		const { taken, order } = shop(one);
		one.type("Eva");
		expect(await order()).toEqual(ok(null));
		expect(taken).toEqual([{ designId: "d1", revision: 2, configuration: document.configuration }]);
	});

	it("a state another tab has saved is shown and asked for again, never ordered unseen", async () => {
		const one = desk();
		const { taken, order } = shop(one);
		await otherTabTypes(one, "13. Juli");
		expect(await order()).toEqual(err({ code: "changed" }));
		expect(taken).toEqual([]);
		expect(textOf(one.editor, "date")).toBe("13. Juli");
		expect(await order()).toEqual(ok(null));
		expect(taken).toMatchObject([{ revision: 2 }]);
	});

	it("so is what a save had to be brought together with", async () => {
		const one = desk();
		const { taken, order } = shop(one);
		await otherTabTypes(one, "13. Juli");
		one.type("Eva");
		expect(await order()).toEqual(err({ code: "changed" }));
		expect(taken).toEqual([]);
		expect(await order()).toEqual(ok(null));
		expect([one.stored("names"), one.stored("date")]).toEqual(["Eva", "13. Juli"]);
	});

	it("without the server nothing is ordered, and a refusal keeps its words", async () => {
		const one = desk();
		one.type("Eva");
		one.server.isDown = true;
		expect(await shop(one).order()).toEqual(err({ code: "unsaved" }));
		one.server.isDown = false;
		const refusal = err({ code: "refused" as const, message: "Der Warenkorb ist voll." });
		expect(await orderShown(one.editor, one.autosave, async () => refusal)).toEqual(refusal);
		const away = err({ code: "unreachable" as const });
		expect(await orderShown(one.editor, one.autosave, async () => away)).toEqual(away);
	});
});
