import { type ApplyCommand, applyFirstCommand } from "@offizin/design";

let apply: ApplyCommand = applyFirstCommand;

/** Applies a command as far as commands are known here: the first ones, and all as soon as they have come. */
export const applyKnown: ApplyCommand = (document, command, photos) => apply(document, command, photos);

export function learn(all: ApplyCommand): void {
	apply = all;
}
