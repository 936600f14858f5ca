import { expect, test } from "vitest";
import { officeLine, officeOrder } from "./order-fixtures.ts";
import { whatMayBeDone } from "./what-may-be-done.ts";

const file = { name: "ticket.json", contentType: "application/json", bytes: 1, sha256: "a" };
const job = { id: "job-1", state: "done" as const, problem: null, notes: [], files: [file] };
const order = officeOrder({ lines: [officeLine({ jobs: [job] })] });

test("who may everything sees everything", () => {
	expect(whatMayBeDone(order, { mayMove: true, mayMail: true, mayReadFiles: true })).toEqual(order);
});

test("who may only read sees no move, no mail to repeat and no file, but how far job and mail are", () => {
	const seen = whatMayBeDone(order, { mayMove: false, mayMail: false, mayReadFiles: false });
	expect(seen).toMatchObject({ moves: [], lines: [{ moves: [], jobs: [{ state: "done", files: [] }] }] });
	expect(seen.mails).toMatchObject([{ state: "sent", mayRepeat: false }]);
	expect(order.moves).toEqual(["pay", "cancel"]);
});
