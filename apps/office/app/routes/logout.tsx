import { redirect } from "react-router";
import { logOut } from "#app/api/log-out.ts";
import { paths } from "#app/paths.ts";

/** Somebody who only opens the address is not signed out. */
export function clientLoader() {
	return redirect(paths.orders);
}

export const clientAction = logOut;

export default function Logout() {
	return null;
}
