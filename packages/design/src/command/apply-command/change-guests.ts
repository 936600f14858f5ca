import { err, ok } from "@offizin/base";
import type { DesignDocument, DesignField, GuestRecord } from "../../document/document.ts";
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

export function setFields(document: DesignDocument, command: CommandOf<"setFields">): Attempt {
	const fields = command.fields.map(
		({ key, label, sample }): DesignField => ({ key, label: tidyText(label), sample: tidyText(sample) }),
	);
	const isTwice = new Set(fields.map(({ key }) => key)).size < fields.length;
	const isUnfit = fields.some(
		({ label, sample }) => label.length === 0 || label.length > MAX_LABEL || sample.length > MAX_SAMPLE,
	);
	if (isTwice || isUnfit) return err({ code: "fields_invalid" });
	return ok({
		document: { ...document, fields },
		command: { ...command, fields },
		inverse: { ...command, fields: document.fields },
	});
}

function tidyGuest(guest: GuestRecord): Record<string, string> {
	return Object.fromEntries(Object.entries(guest).map(([key, value]) => [key, tidyText(value)]));
}

/** Composing letters can make a value longer than its schema lets in. */
function isTooLong(guest: GuestRecord): boolean {
	return Object.values(guest).some(({ length }) => length > DOCUMENT_LIMITS.guestValue);
}

/** Composing letters can make words longer than their schema lets in. */
const MAX_LABEL = 60;
const MAX_SAMPLE = 200;
