import { Button } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { PictureState } from "./load-picture.server.ts";

/** Shows the photo as it was sent in place of as it is printed, wherever it hangs on the page. */
export function ColorProof({
	colors: { printed, sent, text },
	query,
}: Pick<PictureState, "query"> & {
	readonly colors: NonNullable<PictureState["colors"]>;
}) {
	const t = useTranslations("wallPhoto.colors");
	const [isSent, showSent] = useState(false);
	// Every choice draws the pictures anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `query` says that they were
	useEffect(() => {
		if (!isSent) return;
		exchange(printed, sent);
		return () => exchange(sent, printed);
	}, [isSent, printed, sent, query]);
	return (
		<>
			<Button kind="quiet" aria-pressed={isSent} onClick={() => showSent(!isSent)}>
				{t("sent")}
			</Button>
			{text ? <span>{text}</span> : null}
		</>
	);
}

function exchange(from: string, to: string): void {
	for (const image of document.querySelectorAll("image")) {
		if (image.getAttribute("href") === from) image.setAttribute("href", to);
	}
}
