import { openSharedDesign } from "@offizin/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { HUNG_FIELD } from "./hung-field.ts";

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
	if (opened.ok)
		return redirect(placeOf(opened.value.editor, new URL(request.url).searchParams.get(HUNG_FIELD)));
	const { status, message } = opened.error;
	return data({ message }, { status: status || 503 });
}

/** A link that says how a picture hangs leads to it as it hangs, which is not always as it was begun. */
function placeOf(editor: string, hung: string | null): string {
	return hung === null ? editor : `${editor}&${new URLSearchParams(hung).toString()}`;
}
