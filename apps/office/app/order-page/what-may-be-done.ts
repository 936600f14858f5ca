import type { OfficeOrder } from "@offizin/contract";

interface Allowed {
	readonly mayMove: boolean;
	readonly mayMail: boolean;
	readonly mayReadFiles: boolean;
}

/** An order without the moves, mails to repeat and files that who is signed in may not have; the server refuses them anyway. */
export function whatMayBeDone(order: OfficeOrder, { mayMove, mayMail, mayReadFiles }: Allowed): OfficeOrder {
	return {
		...order,
		moves: mayMove ? order.moves : [],
		mails: order.mails.map((mail) => ({ ...mail, mayRepeat: mayMail && mail.mayRepeat })),
		lines: order.lines.map((line) => ({
			...line,
			moves: mayMove ? line.moves : [],
			jobs: mayReadFiles ? line.jobs : line.jobs.map((job) => ({ ...job, files: [] })),
		})),
	};
}
