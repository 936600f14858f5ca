import type { UploadHandlers } from "@offizin/editor-react";
import { expect, test } from "vitest";
import * as tus from "./tus.ts";
import { prepareWith } from "./tus-upload.ts";
import { uploadWith } from "./upload-photo.ts";

const photo = new File(["x"], "meer.jpg", { type: "image/jpeg" });

/** An upload whose pieces go nowhere, and a network that can be cut off. */
function desk() {
	const seen = { loads: 0, starts: 0, failures: [] as boolean[], isOffline: false, breakOff() {} };
	class StandingUpload extends tus.Upload {
		override start() {
			seen.starts++;
			seen.breakOff = () => void this.options.onError?.(new Error("broken"));
		}
		override async findPreviousUploads() {
			return [];
		}
	}
	const upload = uploadWith(
		async () => {
			seen.loads++;
			if (seen.isOffline) throw new TypeError("Failed to fetch dynamically imported module");
			return { prepareUpload: prepareWith({ ...tus, Upload: StandingUpload }) };
		},
		() => "de-DE",
	);
	const handlers: UploadHandlers = {
		onProgress: () => undefined,
		onDone: () => undefined,
		onFailure: ({ canRetry }) => seen.failures.push(canRetry),
	};
	return { seen, upload: () => upload(photo, { paperType: "matt", refinementType: "ohne" }, handlers) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a photo chosen without a network goes up when it is tried again with one", async () => {
	const { seen, upload } = desk();
	seen.isOffline = true;
	const running = upload();
	await settled();
	expect(seen).toMatchObject({ failures: [true], starts: 0 });
	running.retry();
	await settled();
	expect(seen).toMatchObject({ failures: [true, true], loads: 2 });
	seen.isOffline = false;
	running.retry();
	running.retry();
	await settled();
	expect(seen).toMatchObject({ failures: [true, true], loads: 3, starts: 1 });
	running.retry();
	expect(seen).toMatchObject({ starts: 1 });
	seen.breakOff();
	running.retry();
	await settled();
	expect(seen).toMatchObject({ failures: [true, true, true], loads: 3, starts: 2 });
});

test("a network that comes back while a try is failing is used at once", async () => {
	const { seen, upload } = desk();
	seen.isOffline = true;
	const running = upload();
	seen.isOffline = false;
	running.retry();
	await settled();
	expect(seen).toMatchObject({ failures: [], loads: 2, starts: 1 });
});

test("a photo that is called off is neither sent nor complained about", async () => {
	for (const isOffline of [true, false]) {
		const { seen, upload } = desk();
		seen.isOffline = isOffline;
		upload().cancel();
		await settled();
		expect(seen).toMatchObject({ failures: [], starts: 0 });
	}
});
