import type { OfficeOrder } from "@offizin/contract";
import type { OfficeLine } from "#app/api/call.ts";
import {
	deliveryWords,
	jobWords,
	paymentWords,
	productionWords,
	type StateLook,
} from "#app/words/state-words.ts";

const NBSP = "\u00a0";

function change<State extends string>(
	what: string,
	[before, after]: readonly [State, State],
	words: Readonly<Record<State, StateLook>>,
): string[] {
	return before === after ? [] : [`${what}: ${words[before].word} → ${words[after].word}`];
}

function lineChanges(before: OfficeLine, after: OfficeLine, position: number): string[] {
	const name = `Position${NBSP}${position}`;
	const jobs = after.jobs.flatMap((job) => {
		const known = before.jobs.find(({ id }) => id === job.id);
		if (!known) return [`${name}, Druckdatei: neu angelegt`];
		return change(`${name}, Druckdatei`, [known.state, job.state], jobWords);
	});
	return [
		...change(`${name}, Produktion`, [before.production, after.production], productionWords),
		...change(`${name}, Versand`, [before.delivery, after.delivery], deliveryWords),
		...jobs,
	];
}

/** What is different between two looks at an order, one sentence each. */
export function orderChanges(before: OfficeOrder, after: OfficeOrder): string[] {
	const lines = after.lines.flatMap((line, index) => {
		const known = before.lines.find(({ id }) => id === line.id);
		return known ? lineChanges(known, line, index + 1) : [];
	});
	return [...change("Zahlung", [before.payment.state, after.payment.state], paymentWords), ...lines];
}
