import type { translatorFor } from "@offizin/editor-react";
import { Notice, TextButton } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";
import type { EditorView } from "./load-editor.server.ts";

interface OpeningNoticesProps {
	readonly view: EditorView;
	readonly unplaced: readonly string[];
	readonly t: ReturnType<typeof translatorFor>;
}

/** What did not come along into the editor. */
export function OpeningNotices({ view, ...rest }: OpeningNoticesProps) {
	return (
		<>
			<LostChoice view={view} />
			<Unplaced {...rest} />
		</>
	);
}

/** What the card that was left had and this one has no place for. */
function Unplaced({ unplaced, t }: Pick<OpeningNoticesProps, "unplaced" | "t">) {
	const [isUnderstood, setIsUnderstood] = useState(false);
	if (isUnderstood || unplaced.length === 0) return null;
	return (
		<Notice role="status">
			{t("other.unplaced", { what: unplaced.join(", ") })}{" "}
			<TextButton onClick={() => setIsUnderstood(true)}>{t("other.understood")}</TextButton>
		</Notice>
	);
}

/** A refinement of the link that its paper does not take: named, never dropped in silence. */
function LostChoice({ view: { lost, document } }: { readonly view: EditorView }) {
	const t = useTranslations("option");
	const word = useWord();
	if (!lost) return null;
	return (
		<Notice role="status">
			{t("lost", {
				refinement: word("refinement", lost.refinement),
				paper: word("paper", document.configuration.paperType ?? ""),
				papers: lost.papers.map((key) => word("paper", key)).join(", "),
			})}
		</Notice>
	);
}
