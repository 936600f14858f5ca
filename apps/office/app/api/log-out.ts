import { officeRoutes } from "@offizin/contract/browser";
import { data, redirect } from "react-router";
import { paths } from "#app/paths.ts";
import { call } from "./call.ts";

/** Signs out and leads to the login; whoever is out already is out. */
export async function logOut() {
	const answer = await call(officeRoutes.officeLogout, {});
	if (answer.ok || answer.error.status === 401) return redirect(paths.login);
	return data(answer.error, { status: 503 });
}
