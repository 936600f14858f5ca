import { err, ok, type Result } from "@offizin/base";
import type { Design } from "@offizin/contract";
import type { CallError } from "@offizin/contract/browser";
import { editorRoutes } from "@offizin/contract/editor";
import type { DesignDocument } from "@offizin/design";
import type { EditorServices } from "@offizin/editor-react";
import { call } from "#app/call.ts";
import { forgetKeptDesign } from "#app/kept-designs/kept-design.ts";

type Doors = EditorServices["designs"];
type Answer = Awaited<ReturnType<Doors["load"]>>;
type Saved = Extract<Answer, { ok: true }>["value"];
type DoorError = Extract<Answer, { ok: false }>["error"];

/** Browsers let requests outlive their page up to 64 KB. */
const KEEPALIVE_BYTES = 60_000;

/** The doors for designs as autosave wants them. */
export const designDoors: Doors = {
	create: async (template, configuration) =>
		answerOf(await call(editorRoutes.createDesign, { body: { template, configuration } })),
	load: async (id) => answerOf(await call(editorRoutes.getDesign, { params: { id } }), id),
	async newer({ id, revision }) {
		const headers = { "if-none-match": `"${revision}"` };
		const asked = await call(editorRoutes.getDesign, { params: { id } }, { headers });
		return !asked.ok && asked.error.status === 304 ? ok(null) : answerOf(asked, id);
	},
	async save({ id, revision }, edit, isLeaving) {
		const isShort = JSON.stringify(edit).length < KEEPALIVE_BYTES;
		const saved = await call(
			editorRoutes.patchDesign,
			{ params: { id }, body: edit },
			{
				headers: { "if-match": `"${revision}"`, prefer: "return=minimal" },
				keepalive: isShort || isLeaving,
			},
		);
		return saved.ok ? saved : err(errorOf(saved.error, id));
	},
};

function answerOf(result: Result<Design, CallError>, id?: string): Answer {
	return result.ok ? { ok: true, value: savedOf(result.value) } : err(errorOf(result.error, id));
}

function savedOf({ id, revision, document }: Design): Saved {
	// The server has parsed what it sends (contract, documentSchema).
	return { id, revision, document: document as DesignDocument };
}

function errorOf({ status, message, current }: CallError, id?: string): DoorError {
	if (status === 412 && current) return { code: "stale", current: savedOf(current as Design) };
	if (status === 404) {
		// Deleted, or no longer shared: this device must not show it either.
		if (id) forgetKeptDesign(id).catch(reportError);
		return { code: "gone" };
	}
	// Too many requests pass, like a server that is being restarted.
	return status === 0 || status >= 500 || status === 429
		? { code: "unreachable" }
		: { code: "refused", message };
}
