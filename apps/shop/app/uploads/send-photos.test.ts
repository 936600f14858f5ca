import type { UploadHandlers } from "@offizin/editor-react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPhotoSender, isPhoto, type Sending } from "./send-photos.ts";

const photo = {
	...{
		id: "u1",
		width: 10,
		height: 8,
		focus: null,
		likeness: null,
		takenOn: null,
		preview: "",
		colorLoss: 0,
	},
	comparison: { before: "", after: "/thumb" },
};

let told: [string, Sending][];
let sent: Map<string, UploadHandlers & { retried: number; cancelled: boolean }>;
let sender: ReturnType<typeof createPhotoSender>;

beforeEach(() => {
	vi.stubGlobal("addEventListener", () => undefined);
	vi.stubGlobal("removeEventListener", () => undefined);
	told = [];
	sent = new Map();
	sender = createPhotoSender((key, sending) => told.push([key, sending]), {
		stock: {},
		upload: (file, _stock, handlers) => {
			const sending = { ...handlers, retried: 0, cancelled: false };
			sent.set(file.name, sending);
			return {
				retry: () => void sending.retried++,
				cancel: () => {
					sending.cancelled = true;
				},
			};
		},
	});
});
afterEach(() => {
	sender.stop();
	vi.unstubAllGlobals();
});

const file = (name: string) => new File([], name, { type: "image/jpeg" });
const send = (...names: string[]) => {
	for (const name of names) sender.send(name, file(name));
};
const begun = () => [...sent.keys()];
const last = (key: string) => told.findLast(([told]) => told === key)?.[1];

describe("[15] hundreds of photos", () => {
	test("the first goes alone until the server knows who sends it, then three at a time", () => {
		send("a", "b", "c", "d", "e");
		expect(begun()).toEqual(["a"]);
		sent.get("a")?.onProgress(0.2);
		expect(begun()).toEqual(["a", "b", "c"]);
		sent.get("b")?.onDone(photo);
		expect(begun()).toEqual(["a", "b", "c", "d"]);
		expect(last("b")).toMatchObject({ kind: "stored", photo: { upload: "u1", thumb: "/thumb" } });
	});

	test("one that is refused stops no other, and is told in the words of the server", () => {
		send("a", "b");
		sent.get("a")?.onFailure({ canRetry: false, message: "Zu klein." });
		expect(last("a")).toEqual({ kind: "failed", message: "Zu klein.", canRetry: false });
		expect(begun()).toEqual(["a", "b"]);
		sender.retry("a");
		expect(sent.get("a")?.retried).toBe(0);
	});

	test("one that broke goes on when it is asked to, in its turn", () => {
		send("a", "b");
		sent.get("a")?.onFailure({ canRetry: true, message: null });
		sender.retry("a");
		expect(sent.get("a")?.retried).toBe(1);
		expect(last("a")).toEqual({ kind: "sending", progress: 0 });
	});

	test("one that is taken away is not sent, and the others do not wait for it", () => {
		send("a", "b", "c");
		sender.cancel("b");
		sender.cancel("a");
		expect(sent.get("a")?.cancelled).toBe(true);
		expect(begun()).toEqual(["a", "c"]);
	});

	test("what is no picture is known by its type, or by its name where there is none", () => {
		expect(["a.heic", "b.JPG"].map((name) => isPhoto({ name, type: "" }))).toEqual([true, true]);
		expect(isPhoto({ name: "c.pdf", type: "application/pdf" })).toBe(false);
		expect(isPhoto({ name: "d.txt", type: "" })).toBe(false);
	});
});
