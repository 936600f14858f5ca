import { type DesignDocument, RECIPIENT_FIELD, recipientOf } from "@offizin/design";

/**
 * The guest list in another template: every guest, in order, with all that is known of them. Where it addresses each of
 * them, their address is put together of what the list has; who has none stays, and is told by the check.
 */
export function adoptedGuests(
	{ fields, guests }: Pick<DesignDocument, "fields" | "guests">,
	to: Pick<DesignDocument, "fields">,
): Pick<DesignDocument, "fields" | "guests"> {
	const known = new Set(fields.map(({ key }) => key));
	const wanted = to.fields.filter(({ key }) => !known.has(key));
	const all = fields.length > 0 ? [...fields, ...wanted] : to.fields;
	if (!guests) return { fields: all };
	const addresses = to.fields.some(({ key }) => key === RECIPIENT_FIELD);
	return {
		fields: all,
		guests: guests.map((guest) =>
			addresses ? { ...guest, [RECIPIENT_FIELD]: recipientOf(guest) } : { ...guest },
		),
	};
}
