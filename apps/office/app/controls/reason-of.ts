import type { CallError } from "@offizin/contract";
import type { Say } from "#app/words/office-intl.tsx";

/** Why the server refused, as it says itself, or that it did not answer. */
export function reasonOf({ status, message }: CallError, t: Say): string {
	return status === 0 ? t("controls.unreachableReason") : message;
}
