import type { Result } from "@offizin/base";
import { type CallError, type Client, createClient } from "@offizin/contract";
import { data, type RouterContextProvider } from "react-router";
import { shopContext } from "./shop-context.ts";

/** The JSON doors of the server, in process, for loaders and actions. */
export function apiOf(context: Readonly<RouterContextProvider>): Client {
	return createClient(context.get(shopContext).fetch);
}

/**
 * The value of a call, or the page that its refusal leads to: 404 stays 404, everything else is thrown
 * with its status, code and message for the error page.
 */
export function valueOrThrow<Value>(result: Result<Value, CallError>): Value {
	if (result.ok) return result.value;
	const { status, code, message } = result.error;
	throw data({ code, message }, { status: status >= 400 ? status : 503, statusText: message });
}
