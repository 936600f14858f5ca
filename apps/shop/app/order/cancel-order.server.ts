import { cancelOrder } from "@offizin/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { orderPath } from "#app/paths.ts";

interface CancelArgs {
	readonly request: Request;
	readonly params: { readonly number: string };
	readonly context: Readonly<RouterContextProvider>;
}

/** Cancels the order of the page, which then says so; refused where it is at the press by now. */
export async function cancelOrderOf({ request, params, context }: CancelArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const cancelled = await apiOf(context)(cancelOrder, { params, query: { token } });
	if (cancelled.ok) return redirect(orderPath(params.number, token));
	const { code, status } = cancelled.error;
	return data({ code }, { status: status || 503 });
}
