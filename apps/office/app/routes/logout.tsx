import { officeRoutes } from "@offizin/contract/browser";
import { data, redirect } from "react-router";
import { call } from "#app/api/call.ts";
import { paths } from "#app/paths.ts";

/** Somebody who only opens the address is not signed out. */
export function clientLoader() {
	return redirect(paths.orders);
}

export async function clientAction() {
	const answer = await call(officeRoutes.officeLogout, {});
	if (answer.ok || answer.error.status === 401) return redirect(paths.login);
	return data(answer.error, { status: 503 });
}

export default function Logout() {
	return null;
}
