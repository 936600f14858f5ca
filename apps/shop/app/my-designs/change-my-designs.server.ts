import { type CallError, copyDesign, deleteDesign, MOST_NAME_LETTERS, renameDesign } from "@offizin/contract";
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiOf } from "#app/api.server.ts";
import type { DesignsAnswer } from "./designs-answer.ts";

const design = z.string().max(64);
/** What the server is not asked for is a little more than it takes, so that it says itself what is too long. */
const name = z.string().max(2 * MOST_NAME_LETTERS);

/** What the forms of the list can ask for. */
const changeSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("rename"), design, name }),
	z.object({ intent: z.literal("copy"), design }),
	z.object({ intent: z.enum(["delete", "putAway"]), design, name }),
]);

interface ActionArgs {
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
}

/** One change of the list of designs. */
export async function changeMyDesigns({ request, context }: ActionArgs) {
	const change = changeSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!change.success) throw data(null, { status: 400, statusText: "Bad request" });
	const call = apiOf(context);
	const params = { id: change.data.design };
	switch (change.data.intent) {
		case "rename": {
			const { name } = change.data;
			const renamed = await call(renameDesign, { params, body: { name } });
			return renamed.ok ? data<DesignsAnswer>({ kind: "renamed", name }) : refused(renamed.error);
		}
		case "copy": {
			const copy = await call(copyDesign, { params });
			return copy.ok ? data<DesignsAnswer>({ kind: "copied", name: copy.value.name }) : refused(copy.error);
		}
		case "delete":
		case "putAway": {
			const { name, intent } = change.data;
			const deleted = await call(deleteDesign, { params });
			return deleted.ok
				? data<DesignsAnswer>({
						kind: intent === "delete" ? "deleted" : "putAway",
						...{ name, design: change.data.design },
					})
				: refused(deleted.error);
		}
	}
}

function refused({ message, fields = {}, status }: CallError) {
	const [field] = Object.values(fields);
	return data<DesignsAnswer>({ kind: "refused", message: field ?? message }, { status: status || 503 });
}
