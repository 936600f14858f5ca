import { err, ok } from "@offizin/base";
import type { DesignDocument, GuestRecord } from "../../document/document.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { CommandOf } from "../command.ts";
import { tidyText } from "../tidy-text.ts";
import { withMember } from "../with-member.ts";
import type { Attempt } from "./applied.ts";

export function setGuests(document: DesignDocument, command: CommandOf<"setGuests">): Attempt {
	const guests = command.guests?.map(tidyGuest) ?? null;
	if (guests?.some(isTooLong)) return err({ code: "guest_invalid" });
	return ok({
		document: withMember(document, "guests", guests),
		command: { ...command, guests },
		inverse: { ...command, guests: document.guests ?? null },
	});
}

export function setGuest(document: DesignDocument, command: CommandOf<"setGuest">): Attempt {
	const { guest } = command;
	const known = document.guests?.[guest];
	if (!document.guests || !known) return err({ code: "guest_unknown", guest });
	const values = tidyGuest(command.values);
	if (isTooLong(values)) return err({ code: "guest_invalid" });
	return ok({
		document: { ...document, guests: document.guests.with(guest, values) },
		command: { ...command, values },
		inverse: { ...command, values: known },
	});
}

function tidyGuest(guest: GuestRecord): Record<string, string> {
	return Object.fromEntries(Object.entries(guest).map(([key, value]) => [key, tidyText(value)]));
}

/** Composing letters can make a value longer than its schema lets in. */
function isTooLong(guest: GuestRecord): boolean {
	return Object.values(guest).some(({ length }) => length > DOCUMENT_LIMITS.guestValue);
}
