import { type PasswordProblem, passwordLength } from "@offizin/accounts";
import { assertNever } from "@offizin/base";

/** What is wrong with a password, as the end of a sentence about it, for operators. */
export function passwordWords(problem: PasswordProblem): string {
	switch (problem) {
		case "too_short":
			return `has fewer than ${passwordLength.least} characters`;
		case "too_long":
			return `has more than ${passwordLength.most} characters`;
		case "too_common":
			return "is one of those that are guessed first";
		case "too_personal":
			return "is made of name or mail address";
		default:
			return assertNever(problem, "password problem");
	}
}
