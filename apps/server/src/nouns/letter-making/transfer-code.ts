import { encodeQr } from "@offizin/design";
import type { Invoice } from "@offizin/invoices";

/**
 * What a bank's app reads to fill in a transfer (EPC069-12, version 2): for euros, while something is to be paid. Undefined
 * where there is nothing to transfer.
 */
export function transferCode({ seller, total, dueOn }: Invoice, number: string) {
	if (dueOn === undefined || total.currency !== "eur") return undefined;
	const { bank, company } = seller;
	const text = [
		...["BCD", "002", "1", "SCT"],
		...[bank.bic, company, bank.iban.replaceAll(" ", ""), `EUR${(total.amount / 100).toFixed(2)}`],
		// No purpose and no structured reference.
		...["", "", number],
	].join("\n");
	const code = encodeQr(text, "M");
	return code.ok ? code.value : undefined;
}
