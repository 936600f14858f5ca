import type { OfficeOrder } from "@offizin/contract";

/** An order without the moves and files that who is signed in may not have; the server refuses them anyway. */
export function whatMayBeDone(
	order: OfficeOrder,
	{ mayMove, mayReadFiles }: { readonly mayMove: boolean; readonly mayReadFiles: boolean },
): OfficeOrder {
	return {
		...order,
		moves: mayMove ? order.moves : [],
		lines: order.lines.map((line) => ({
			...line,
			moves: mayMove ? line.moves : [],
			jobs: mayReadFiles ? line.jobs : line.jobs.map((job) => ({ ...job, files: [] })),
		})),
	};
}
