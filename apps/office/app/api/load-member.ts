import { officeRoutes } from "@offizin/contract/browser";
import { call } from "./call.ts";
import { requireSignIn } from "./require-sign-in.ts";

/** Who is signed in, for the frame of every page; undefined where the server could not say. */
export async function loadMember({ request }: { readonly request: Request }) {
	const answer = requireSignIn(await call(officeRoutes.officeSession, {}), request.url);
	return { member: answer.ok ? answer.value : undefined };
}
