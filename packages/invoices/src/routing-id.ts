const shape = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;

/** Whether a text can be the routing id of a German authority (invoices.I14). */
export function isRoutingId(text: string): boolean {
	if (!shape.test(text)) return false;
	let rest = 0;
	for (const letter of text.replaceAll("-", "")) {
		// Letters count from 10 on: two digits each.
		const value = Number.parseInt(letter, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	}
	return rest === 1;
}
