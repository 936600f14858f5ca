import { DetailedError } from "tus-js-client";
import { expect, test } from "vitest";
import { failureOf } from "./tus-failure.ts";

function answered(body: string) {
	const error = new DetailedError("tus: unexpected response");
	error.originalResponse = {
		getBody: () => body,
		getStatus: () => 400,
		getHeader: () => undefined,
		getUnderlyingObject: () => undefined,
	};
	return error;
}

test("[14] a broken connection is tried again, and so is what passes by waiting; a refused photo is not", () => {
	expect(failureOf(new Error("broken"))).toEqual({ canRetry: true, code: null, message: null });
	expect(failureOf(answered("<html>"))).toMatchObject({ canRetry: true, message: null });
	const many = answered('{"code":"rate_limited","message":"Zu viele Anfragen."}');
	expect(failureOf(many)).toEqual({ canRetry: true, code: "rate_limited", message: "Zu viele Anfragen." });
	const full = answered('{"code":"upload_day_full","message":"Genug für heute."}');
	expect(failureOf(full)).toMatchObject({ canRetry: false, message: "Genug für heute." });
});
