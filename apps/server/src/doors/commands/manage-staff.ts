import { parseArgs } from "node:util";
import { checkPassword, isMailAddress, isRole, type Role, roles } from "@offizin/accounts";
import type { Result } from "@offizin/base";
import { z } from "zod";
import type { AccountRefusal, StaffAccounts } from "../../nouns/staff/staff-accounts.ts";
import { passwordWords } from "../../password-words.ts";
import { type ExitCode, exitCodes, UsageError } from "./run-command.ts";
import type { Terminal } from "./terminal.ts";

const USAGE = `Usage: npm run staff -- add <mail> --role <role> [--name "Anna Weber"]
       npm run staff -- password <mail>
       npm run staff -- role <mail> <role>
       npm run staff -- rename <mail> <name>
       npm run staff -- remove <mail>
       npm run staff -- list
Roles: ${roles.join(", ")}. The password is asked for, or read from the standard input.`;

const MAX_NAME = 80;
const mailSchema = z.string().refine(isMailAddress);

type Managing = Pick<StaffAccounts, "list" | "add" | "setPassword" | "setRole" | "rename" | "remove">;

/** `npm run staff`: says what was done or why not, and returns the exit code. Throws `UsageError` for a wrong call. */
export async function manageStaff(
	args: readonly string[],
	staff: Managing,
	terminal: Terminal,
): Promise<ExitCode> {
	const { action, rest, options } = readArguments(args);
	switch (action) {
		case "list":
			return list(staff, terminal);
		case "add": {
			const email = mailOf(rest, 1);
			const role = roleOf(options.role);
			const name = nameOf(options.name ?? (await terminal.ask("Name: ")));
			const password = await newPassword(terminal, { email, name });
			if (password === undefined) return exitCodes.refused;
			const added = await staff.add({ email, name, role, password });
			return tell(terminal, added, `${name} can sign in now as ${role}.`);
		}
		case "password": {
			const email = mailOf(rest, 1);
			const account = (await staff.list()).find((one) => one.email === email);
			if (!account) return refuse(terminal, "account_unknown");
			const password = await newPassword(terminal, account);
			if (password === undefined) return exitCodes.refused;
			const set = await staff.setPassword(email, password);
			return tell(terminal, set, `${account.name} has a new password; every session is ended.`);
		}
		case "role": {
			const email = mailOf(rest, 2);
			const role = roleOf(rest[1]);
			return tell(terminal, await staff.setRole(email, role), `${email} is ${role} from now on.`);
		}
		case "rename": {
			const email = mailOf(rest, 2);
			const name = nameOf(rest[1]);
			const renamed = await staff.rename(email, name);
			return tell(
				terminal,
				renamed,
				`${email} is called ${name} from now on; history keeps the name of before.`,
			);
		}
		case "remove": {
			const email = mailOf(rest, 1);
			return tell(
				terminal,
				await staff.remove(email),
				`${email} cannot sign in any more; history keeps the name.`,
			);
		}
		default:
			throw new UsageError(USAGE);
	}
}

function readArguments(args: readonly string[]) {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: { name: { type: "string" }, role: { type: "string" } },
		});
		const [action, ...rest] = positionals;
		return { action, rest, options: values };
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
	}
}

function mailOf(rest: readonly string[], count: number): string {
	const mail = mailSchema.safeParse(rest[0]?.toLowerCase());
	if (rest.length !== count || !mail.success) throw new UsageError(USAGE);
	return mail.data;
}

function roleOf(text: string | undefined): Role {
	if (text === undefined || !isRole(text))
		throw new UsageError(`The role is one of ${roles.join(", ")}.\n${USAGE}`);
	return text;
}

function nameOf(text: string | undefined): string {
	const name = text?.trim() ?? "";
	if (name === "" || name.length > MAX_NAME || /\p{Cc}/u.test(name)) {
		throw new UsageError(`A name has 1 to ${MAX_NAME} characters.`);
	}
	return name;
}

/** Asks until nobody can have mistyped; undefined, and told why, when the password cannot be used. */
async function newPassword(
	terminal: Terminal,
	person: { readonly email: string; readonly name: string },
): Promise<string | undefined> {
	const password = (await terminal.askSecretly("Password: ")) ?? "";
	const checked = checkPassword(password, person);
	if (!checked.ok) {
		terminal.complain(`The password ${passwordWords(checked.error.code)}. Nothing was changed.`);
		return undefined;
	}
	if (terminal.isTyped && (await terminal.askSecretly("Once more: ")) !== password) {
		terminal.complain("The two passwords differ. Nothing was changed.");
		return undefined;
	}
	return password;
}

async function list(staff: Managing, terminal: Terminal): Promise<ExitCode> {
	const accounts = await staff.list();
	const rows = accounts.map(({ email, name, role, lastLoginAt }) => [
		email,
		name,
		role,
		lastLoginAt ? lastLoginAt.toISOString().slice(0, 16).replace("T", " ") : "never",
	]);
	const table = [["mail", "name", "role", "last login (UTC)"], ...rows];
	const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
	for (const row of table) {
		terminal.print(
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		);
	}
	return exitCodes.done;
}

function tell(terminal: Terminal, outcome: Result<undefined, AccountRefusal>, done: string): ExitCode {
	if (!outcome.ok) return refuse(terminal, outcome.error.code);
	terminal.print(done);
	return exitCodes.done;
}

function refuse(terminal: Terminal, code: AccountRefusal["code"]): ExitCode {
	terminal.complain(refusalWords[code]);
	return exitCodes.refused;
}

const refusalWords: Readonly<Record<AccountRefusal["code"], string>> = {
	account_exists: "There is an account with this mail address already.",
	account_unknown: "There is no account with this mail address.",
	owner_missing: "There is no owner yet: the first account is an owner's.",
	last_owner: "This is the last owner. Make somebody else an owner first.",
};
