import type { OfficeOrder } from "@offizin/contract";
import type { OfficeLine } from "#app/api/call.ts";
import type { Say } from "#app/words/office-intl.tsx";

function lineChanges(before: OfficeLine, after: OfficeLine, position: number, t: Say): string[] {
	const changes: string[] = [];
	if (before.production !== after.production) {
		changes.push(
			t("orderPage.change.production", {
				position,
				before: t(`states.production.${before.production}`),
				after: t(`states.production.${after.production}`),
			}),
		);
	}
	if (before.delivery !== after.delivery) {
		changes.push(
			t("orderPage.change.delivery", {
				position,
				before: t(`states.delivery.${before.delivery}`),
				after: t(`states.delivery.${after.delivery}`),
			}),
		);
	}
	for (const { id, state } of after.jobs) {
		const known = before.jobs.find((job) => job.id === id);
		if (!known) changes.push(t("orderPage.change.newJob", { position }));
		if (!known || known.state === state) continue;
		const states = { before: t(`states.job.${known.state}`), after: t(`states.job.${state}`) };
		changes.push(t("orderPage.change.job", { position, ...states }));
	}
	return changes;
}

/** What is different between two looks at an order, one sentence each. */
export function orderChanges(before: OfficeOrder, after: OfficeOrder, t: Say): string[] {
	const lines = after.lines.flatMap((line, index) => {
		const known = before.lines.find(({ id }) => id === line.id);
		return known ? lineChanges(known, line, index + 1, t) : [];
	});
	if (before.payment.state === after.payment.state) return lines;
	const payment = t("orderPage.change.payment", {
		before: t(`states.payment.${before.payment.state}`),
		after: t(`states.payment.${after.payment.state}`),
	});
	return [payment, ...lines];
}
