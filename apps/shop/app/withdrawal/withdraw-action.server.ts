import { declareWithdrawal } from "@offizin/contract";
import type { Withdrawal } from "@offizin/orders";
import { checkWithdrawal } from "@offizin/orders";
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiOf } from "#app/api.server.ts";

const text = z.string().max(5000).default("");
const formSchema = z.object({
	intent: z.enum(["look", "change", "confirm"]),
	name: text,
	email: text,
	orderNumber: text,
	what: text,
});

export type WithdrawalStep =
	| {
			readonly step: "form";
			readonly declared: Withdrawal;
			/** By field, in words. */
			readonly errors: Readonly<Record<string, string>>;
			readonly isBusy: boolean;
	  }
	| { readonly step: "confirm"; readonly declared: Withdrawal }
	| { readonly step: "done"; readonly email: string; readonly receivedAt: string };

/** The three steps of a withdrawal: written, looked at, declared. Nothing is declared before the last. */
export async function withdraw(context: Readonly<RouterContextProvider>, request: Request) {
	const read = formSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!read.success) throw data(null, { status: 400, statusText: "Bad request" });
	const { intent, ...declared } = read.data;
	const form = { step: "form", declared, errors: {}, isBusy: false } as const;
	if (intent === "change") return data<WithdrawalStep>(form);
	if (intent === "look" && checkWithdrawal(declared).length === 0) {
		return data<WithdrawalStep>({ step: "confirm", declared });
	}
	// What is wrong with a form is said by the same door that would take it.
	const taken = await apiOf(context)(declareWithdrawal, { body: declared });
	if (taken.ok) {
		return data<WithdrawalStep>({ step: "done", email: declared.email, receivedAt: taken.value.receivedAt });
	}
	const { fields, status } = taken.error;
	return data<WithdrawalStep>({ ...form, errors: fields ?? {}, isBusy: !fields }, { status: status || 503 });
}
