import type { DesignDocument } from "@offizin/design";
import type { TicketPrint } from "./ticket.ts";

/** Where the prints of each page are in the file, and what stands on their backs. */
export function describePrints({ pages }: Pick<DesignDocument, "pages">): readonly TicketPrint[] {
	let next = 1;
	return pages.map(({ key, copies = 1, backText }) => {
		const firstPage = next;
		next += copies;
		return {
			page: key,
			firstPage,
			lastPage: next - 1,
			...(backText !== undefined && { backText }),
		};
	});
}
