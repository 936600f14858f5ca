import type {
	CallError,
	OfficePriceChange,
	OfficePriceChangeBody,
	OfficePricePreview,
} from "@offizin/contract";
import { officeRoutes } from "@offizin/contract/browser";
import { call } from "#app/api/call.ts";

/** What a page asks the server about prices. */
export type ChangeRequest =
	| { readonly intent: "preview" | "save"; readonly change: OfficePriceChangeBody }
	| { readonly intent: "withdraw"; readonly id: string };

/** The answer, with what was asked; a refusal is one too. */
export type ChangeAnswer =
	| {
			readonly intent: "preview";
			readonly change: OfficePriceChangeBody;
			readonly preview: OfficePricePreview;
	  }
	| { readonly intent: "save" | "withdraw"; readonly saved: OfficePriceChange }
	| { readonly intent: "refused"; readonly asked: ChangeRequest; readonly refusal: CallError };

/** Runs a request about prices of one shop's list. A session that is over refuses, too: the page is not left. */
export async function runChangeRequest(
	request: ChangeRequest,
	params: { readonly channel: string; readonly market: string },
): Promise<ChangeAnswer> {
	const refused = (refusal: CallError): ChangeAnswer => ({ intent: "refused", asked: request, refusal });
	switch (request.intent) {
		case "preview": {
			const { change } = request;
			const preview = await call(officeRoutes.officePreviewPriceChange, { params, body: change });
			return preview.ok ? { intent: "preview", change, preview: preview.value } : refused(preview.error);
		}
		case "save": {
			const saved = await call(officeRoutes.officeSavePriceChange, { params, body: request.change });
			return saved.ok ? { intent: "save", saved: saved.value } : refused(saved.error);
		}
		case "withdraw": {
			const withdrawn = await call(officeRoutes.officeWithdrawPriceChange, {
				params: { ...params, id: request.id },
			});
			return withdrawn.ok ? { intent: "withdraw", saved: withdrawn.value } : refused(withdrawn.error);
		}
	}
}
