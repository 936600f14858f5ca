import { existsSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fault, wait } from "./crowd.ts";

/** Debian's package faketime; read by the dynamic linker, so Node's own clock follows it. */
const library = globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];

/** Into the first steps of a checkout. */
const CUT_OFF_MS = 25;
const TIMES = 3;

/** The wall clock goes two hours back in the middle of a checkout, three times; the monotonic clock goes on as clocks do. */
export const clockBack = fault("wall clock two hours back", {
	skip: () =>
		library && existsSync(library) ? undefined : "libfaketime is missing: sudo apt-get install -y faketime",
	async trouble(place, crowd, { chance }) {
		const offset = join(place.folder, "..", "clock");
		const faked = {
			LD_PRELOAD: library ?? "",
			FAKETIME_TIMESTAMP_FILE: offset,
			FAKETIME_NO_CACHE: "1",
			DONT_FAKE_MONOTONIC: "1",
		};
		writeFileSync(offset, "+0");
		await place.kill();
		await place.start(faked);
		let answered = 0;
		let slowest = 0;
		for (let time = 1; time <= TIMES; time++) {
			const asked = Promise.withResolvers<void>();
			const late = crowd.order(1, (step) => step === "asked" && asked.resolve());
			await Promise.race([asked.promise, late]);
			await wait(chance.whole(1, CUT_OFF_MS));
			writeFileSync(offset, `-${2 * time}h`);
			await place.kill();
			await late;
			await place.start(faked);
			const from = performance.now();
			if ((await crowd.comeBack()).length === 0) answered += 1;
			slowest = Math.max(slowest, (performance.now() - from) / 1000);
		}
		return {
			Meanwhile: `${answered} of ${TIMES} cut off checkouts answered, the slowest after ${Math.round(slowest)} s`,
		};
	},
});
