import { redirect } from "react-router";
import { loginLeadingBackTo } from "#app/paths.ts";
import type { Answer } from "./call.ts";

/** Passes an answer on; when the session is over, leads to the login and from there back to the page at `url`. */
export function requireSignIn<Value>(answer: Answer<Value>, url: string): Answer<Value> {
	if (!answer.ok && answer.error.status === 401) throw redirect(loginLeadingBackTo(url));
	return answer;
}
