import type { CheckContext, DesignDocument } from "@offizin/design";
import { refinementOf } from "@offizin/formats";

/** What a document as it is now is judged by, with what it is drawn with. */
export function judgedBy<Drawn extends Pick<CheckContext, "format" | "shaper" | "qr" | "colors">>(
	{ configuration }: Pick<DesignDocument, "configuration">,
	drawn: Drawn,
): Drawn & Pick<CheckContext, "refinement" | "paperType"> {
	return { ...drawn, refinement: refinementOf(configuration), paperType: configuration.paperType ?? "" };
}
