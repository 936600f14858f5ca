import { addDesignRemark, MOST_AUTHOR_LETTERS, MOST_REMARK_LETTERS } from "@offizin/contract";
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiOf } from "#app/api.server.ts";

/** What the server is not asked for is a little more than it takes, so that it says itself what is too long. */
const formSchema = z.object({
	page: z.coerce.number().int(),
	revision: z.coerce.number().int(),
	author: z.string().max(2 * MOST_AUTHOR_LETTERS),
	text: z.string().max(2 * MOST_REMARK_LETTERS),
});

/** What came of a remark. */
export interface RemarkAnswer {
	readonly page: number;
	/** Nothing for one that was taken down. */
	readonly refused?: { readonly message: string; readonly fields: Readonly<Record<string, string>> };
}

interface ActionArgs {
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
	readonly params: { readonly token?: string | undefined };
}

/** Takes down what somebody remarks on a page. */
export async function addRemark({ request, context, params: { token = "" } }: ActionArgs) {
	const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!form.success) throw data(null, { status: 400, statusText: "a form that the shop does not have" });
	const { page } = form.data;
	const added = await apiOf(context)(addDesignRemark, { params: { token }, body: form.data });
	if (added.ok) return data<RemarkAnswer>({ page });
	const { status, message, fields = {} } = added.error;
	return data<RemarkAnswer>({ page, refused: { message, fields } }, { status: status || 503 });
}
