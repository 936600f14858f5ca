import type { Command, SimpleCommand } from "./command.ts";

/** The command itself, or those of a transaction. */
export function simpleCommands(command: Command): readonly SimpleCommand[] {
	return command.type === "transaction" ? command.commands : [command];
}

/** Several commands as one; undefined when there is none to do. */
export function together(commands: readonly SimpleCommand[]): Command | undefined {
	return commands.length > 1 ? { type: "transaction", commands: [...commands] } : commands[0];
}
