import { openSharedDesign } from "@offizin/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiOf } from "#app/api.server.ts";

interface ActionArgs {
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
	readonly params: { readonly token?: string | undefined };
}

/** More than anybody types for a code: the server says what is none. */
const MOST_TYPED = 40;

/** Opens the design of a link or of a code that was typed, and goes on to it. */
export async function openShared({ request, context, params: { token } }: ActionArgs) {
	const form = await request.formData();
	const code = String(form.get("code") ?? "").slice(0, MOST_TYPED);
	const body = token === undefined ? { code } : { token };
	const opened = await apiOf(context)(openSharedDesign, { body });
	if (opened.ok) return redirect(opened.value.editor);
	const { status, message } = opened.error;
	return data({ message }, { status: status || 503 });
}
