import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./run-command.ts";

/** Mail address, further words and options of a privacy command. Throws `UsageError` when there is no mail address. */
export function requestArguments<const Options extends NonNullable<ParseArgsConfig["options"]>>(
	args: readonly string[],
	options: Options,
	usage: string,
) {
	const parsed = parse(args, options, usage);
	const [mail, ...rest] = parsed.positionals;
	// Compared with what is stored, never parsed: whatever was once accepted can be asked for.
	if (!mail?.includes("@")) throw new UsageError(usage);
	return { mail, rest, values: parsed.values };
}

function parse<const Options extends NonNullable<ParseArgsConfig["options"]>>(
	args: readonly string[],
	options: Options,
	usage: string,
) {
	try {
		return parseArgs({ args: [...args], allowPositionals: true, options });
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
	}
}
