import {
	type CallError,
	confirmWaitlist,
	joinWaitlist,
	leaveWaitlist,
	shownProducts,
} from "@offizin/contract";
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiOf } from "#app/api.server.ts";
import { CONFIRM_INTENT, JOIN_INTENT, LEAVE_INTENT } from "./waitlist-intents.ts";

const token = z.string().max(200);
const formSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal(JOIN_INTENT), product: z.enum(shownProducts), email: z.string().max(320) }),
	z.object({ intent: z.literal(CONFIRM_INTENT), token }),
	z.object({ intent: z.literal(LEAVE_INTENT), token }),
]);

/** Does what a form of the list asks for, and says what came of it. */
export async function answerWaitlist(context: Readonly<RouterContextProvider>, request: Request) {
	const read = formSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!read.success) throw data(null, { status: 400, statusText: "a form that the shop does not have" });
	const form = read.data;
	const call = apiOf(context);
	if (form.intent === JOIN_INTENT) {
		const { product, email } = form;
		const joined = await call(joinWaitlist, { body: { product, email } });
		if (joined.ok) return { step: "asked" } as const;
		const reason = joined.error.status === 400 || joined.error.status === 422 ? "refused" : "busy";
		return data({ step: "ask", product, email, reason } as const, { status: joined.error.status });
	}
	const isConfirming = form.intent === CONFIRM_INTENT;
	const answered = await call(isConfirming ? confirmWaitlist : leaveWaitlist, {
		body: { token: form.token },
	});
	if (answered.ok) return { step: isConfirming ? "confirmed" : "left" } as const;
	return data({ step: stepAfter(answered.error) } as const, { status: answered.error.status });
}

function stepAfter({ status }: CallError): "invalid" | "busy" {
	return status === 404 || status === 400 ? "invalid" : "busy";
}
