import type { OfficeOrder } from "@offizin/contract";

/** Whether a print file of the order is being made, so that the page will soon be different. */
export function isInTheMaking({ lines }: Pick<OfficeOrder, "lines">): boolean {
	return lines.some(
		({ production, jobs }) =>
			production === "preparing" || jobs.some(({ state }) => state === "queued" || state === "running"),
	);
}
