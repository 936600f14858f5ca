import { fault, wait } from "./crowd.ts";

const TROUBLE_MS = 15_000;

/** A mail server that says "later" to everything: orders are taken, mails follow. */
export const mailRefused = fault("mail server refuses", {
	async trouble(place, crowd) {
		place.sink.mood = "refuses";
		const served = await crowd.order(3);
		await wait(TROUBLE_MS);
		place.sink.mood = "takes";
		return { Meanwhile: `${served} of 3 ordered` };
	},
});

/** A mail server that takes a mail and never answers: those behind it must not wait for hours. */
export const mailHangs = fault("mail server hangs", {
	async trouble(place, crowd) {
		place.sink.mood = "hangs";
		const served = await crowd.order(3);
		await wait(TROUBLE_MS);
		place.sink.mood = "takes";
		const from = performance.now();
		const before = place.sink.mails.length;
		while (place.sink.mails.length === before && performance.now() - from < 300_000) await wait(500);
		const seconds = Math.round((performance.now() - from) / 1000);
		return { Meanwhile: `${served} of 3 ordered, the next mail came ${seconds} s after it answered again` };
	},
});
