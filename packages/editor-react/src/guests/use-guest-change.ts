import type { DesignDocument, GuestRecord, SimpleCommand } from "@offizin/design";
import { fieldsIn, together } from "@offizin/design";
import { useEditing } from "../editor-context.tsx";

/** Changes of the guest list, each one step to take back. */
export function useGuestChange(): {
	readonly take: (fields: DesignDocument["fields"], guests: readonly GuestRecord[]) => boolean;
	readonly change: (guest: number, values: GuestRecord) => boolean;
	readonly remove: (guest: number) => boolean;
	readonly add: (values: GuestRecord) => boolean;
	readonly clear: () => boolean;
} {
	const { editor, guestShown } = useEditing();

	function make(...commands: readonly SimpleCommand[]): boolean {
		const change = together(commands);
		editor.mark();
		const isMade = change !== undefined && editor.dispatch(change).ok;
		editor.mark();
		const last = (editor.getSnapshot().written.guests?.length ?? 1) - 1;
		if (guestShown.get() > last) guestShown.set(last);
		return isMade;
	}
	const listed = () => editor.getSnapshot().written.guests ?? [];
	const setGuests = (guests: readonly GuestRecord[]) =>
		({
			type: "setGuests",
			guests: guests.length > 0 ? guests.map((guest) => ({ ...guest })) : null,
		}) as const;

	return {
		take: (fields, guests) => make({ type: "setFields", fields: [...fields] }, setGuests(guests)),
		change: (guest, values) => make({ type: "setGuest", guest, values: { ...values } }),
		remove: (guest) => make(setGuests(listed().filter((_one, index) => index !== guest))),
		add: (values) => make(setGuests([...listed(), values])),
		clear: () => make(setGuests([])),
	};
}

/** Keys of the fields that stand somewhere on the card. */
export function usedFields(document: DesignDocument): readonly string[] {
	const used = new Set(
		document.pages.flatMap(({ elements }) => elements.flatMap((element) => fieldsIn(element, document))),
	);
	return document.fields.map(({ key }) => key).filter((key) => used.has(key));
}

/** What a guest is called in lists: by the name, or by whatever is known first. */
export function guestName(document: Pick<DesignDocument, "fields">, guest: GuestRecord): string {
	const keys = ["name", ...document.fields.map(({ key }) => key)];
	const found = keys.map((key) => guest[key]?.trim() ?? "").find((value) => value !== "");
	return found?.split("\n")[0] ?? "";
}

/** Guests of whom something is known, but not what a text of each print needs. */
export function withoutNeeded(document: DesignDocument): readonly GuestRecord[] {
	const needed = document.pages
		.flatMap(({ elements }) => elements)
		.flatMap((element) => (element.type === "text" && element.needed ? fieldsIn(element, document) : []));
	const isBlank = (value = "") => value.trim() === "";
	return (document.guests ?? []).filter(
		(guest) => needed.some((key) => isBlank(guest[key])) && !Object.values(guest).every(isBlank),
	);
}
