import { err, ok } from "@offizin/base";
import type { OfficeTemplateDraft } from "@offizin/contract";
import { type CallError, officeRoutes } from "@offizin/contract/browser";
import type { EditorServices } from "@offizin/editor-react";
import { call } from "#app/api/call.ts";

type Doors = EditorServices["designs"];
type Answer = Awaited<ReturnType<Doors["load"]>>;
type Saved = Extract<Answer, { ok: true }>["value"];
type DoorError = Extract<Answer, { ok: false }>["error"];

/** Browsers let requests outlive their page up to 64 KB. */
const KEEPALIVE_BYTES = 60_000;

/** The doors of a template's draft as autosave wants those of a design. There is always one: it was opened. */
export function templateDoors(template: string): Doors {
	const at = (draft: string) => ({ params: { template, draft } });
	return {
		create: async () => err({ code: "gone" }),
		async load(id) {
			const draft = await call(officeRoutes.officeGetTemplateDraft, at(id));
			return draft.ok ? ok(savedOf(draft.value)) : err(errorOf(draft.error));
		},
		async newer({ id, revision }) {
			const headers = { "if-none-match": `"${revision}"` };
			const asked = await call(officeRoutes.officeGetTemplateDraft, at(id), { headers });
			if (asked.ok) return ok(savedOf(asked.value));
			return asked.error.status === 304 ? ok(null) : err(errorOf(asked.error));
		},
		async save({ id, revision }, { commands }, isLeaving) {
			const isShort = JSON.stringify(commands).length < KEEPALIVE_BYTES;
			const saved = await call(
				officeRoutes.officeChangeTemplate,
				{ ...at(id), body: { commands: [...commands] } },
				{ headers: { "if-match": `"${revision}"` }, keepalive: isShort || isLeaving },
			);
			return saved.ok ? ok(saved.value) : err(errorOf(saved.error));
		},
	};
}

function savedOf({ id, revision, document }: OfficeTemplateDraft): Saved {
	// The server has parsed what it sends (contract, documentSchema).
	return { id, revision, document: document as Saved["document"] };
}

function errorOf({ status, message, current }: CallError): DoorError {
	if (status === 412 && current) return { code: "stale", current: savedOf(current as OfficeTemplateDraft) };
	if (status === 404) return { code: "gone" };
	return status === 0 || status >= 500 || status === 429
		? { code: "unreachable" }
		: { code: "refused", message };
}
