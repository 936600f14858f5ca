import type { SimpleCommand } from "@offizin/design";
import type fc from "fast-check";

type Members<Type extends SimpleCommand["type"]> = Omit<Extract<SimpleCommand, { type: Type }>, "type">;

/** A command of one type with what else it has. */
export function command<Type extends SimpleCommand["type"]>(
	type: Type,
	members: fc.Arbitrary<Members<Type>>,
): fc.Arbitrary<SimpleCommand> {
	return members.map((values) => ({ type, ...values }) as unknown as SimpleCommand);
}
