import { expect, test } from "vitest";
import { createPhoneUploads, type SentPhoto } from "./phone-uploads.ts";
import type { SendPhoto } from "./send-photo.ts";

type Sent = Awaited<ReturnType<SendPhoto>>;

/** A server whose answers are given by hand. */
function desk() {
	const begun: { name: string; answer: (sent: Sent) => void }[] = [];
	const seen = { photos: [] as readonly SentPhoto[], gone: 0, isOffline: false };
	const uploads = createPhoneUploads({
		pass: () => "pass",
		locale: () => "de-DE",
		onChange: (photos) => {
			seen.photos = photos;
		},
		onGone: () => {
			seen.gone += 1;
		},
		load: async () => {
			if (seen.isOffline) throw new TypeError("Failed to fetch dynamically imported module");
			return (file) => new Promise<Sent>((answer) => begun.push({ name: file.name, answer }));
		},
	});
	return { begun, seen, uploads, states: () => seen.photos.map(({ state }) => state) };
}

const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const refusal = (code: string, canRetry: boolean) =>
	({ isTaken: false, canRetry, code, message: code }) as const;

test("[14] three are sent at once, the others follow one by one", async () => {
	const { begun, uploads, states } = desk();
	uploads.add(["a", "b", "c", "d"].map(file));
	await settled();
	expect(begun.map(({ name }) => name)).toEqual(["a", "b", "c"]);
	expect(states()).toEqual(["sending", "sending", "sending", "waiting"]);
	begun[1]?.answer({ isTaken: true });
	await settled();
	expect(begun.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
	expect(states()).toEqual(["sending", "done", "sending", "sending"]);
});

test("[14] what broke goes on when it is tried again, what was refused stays refused in words", async () => {
	const { begun, seen, uploads, states } = desk();
	seen.isOffline = true;
	uploads.add([file("a"), file("b")]);
	await settled();
	expect(states()).toEqual(["broken", "broken"]);
	seen.isOffline = false;
	uploads.retryBroken();
	await settled();
	begun[0]?.answer({ isTaken: false, canRetry: true, code: null, message: null });
	begun[1]?.answer(refusal("upload_not_a_photo", false));
	await settled();
	expect(states()).toEqual(["broken", "refused"]);
	expect(seen.photos[1]?.message).toBe("upload_not_a_photo");
	uploads.retryBroken();
	await settled();
	expect(begun).toHaveLength(3);
	begun[2]?.answer({ isTaken: true });
	await settled();
	expect(states()).toEqual(["done", "refused"]);
	expect(seen.gone).toBe(0);
});

test("a pass that is over is told once it is met", async () => {
	const { begun, seen, uploads } = desk();
	uploads.add([file("a")]);
	await settled();
	begun[0]?.answer(refusal("photo_pass_unknown", false));
	await settled();
	expect(seen.gone).toBe(1);
});
