import type { Space } from "@offizin/content";
import type { ContentAccess } from "@offizin/contract";
import { isPreviewSigned } from "../../nouns/content/preview/preview-signature.ts";

export interface AccessRequest {
	readonly url: URL;
	readonly now: Date;
	/** Origins under which the back office stands. */
	readonly editors: readonly string[];
}

/** How a page reads its space: the draft for a signed address, else what is published; an unsigned one means nothing. */
export function contentAccess(
	space: Pick<Space, "id" | "tokens"> | undefined,
	{ url, now, editors }: AccessRequest,
): ContentAccess | undefined {
	if (!space) return undefined;
	const tokenFor = (access: "public" | "preview") => space.tokens.find((token) => token.access === access);
	const keys = space.tokens
		.filter(({ access }) => access === "preview")
		.map(({ token }) => ({ space: space.id, token }));
	const isDraft = isPreviewSigned(url.searchParams, keys, now);
	const found = tokenFor(isDraft ? "preview" : "public");
	return found && { space: space.id, token: found.token, version: isDraft ? "draft" : "published", editors };
}
