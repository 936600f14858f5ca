import { saveStatus } from "@offizin/editor";
import { buttonClass } from "@offizin/ui";
import { useEditor, useHost, useSale } from "../editor-context.tsx";

/** The proof as a file, once the server has what is shown. */
export function KeepAsPdf() {
	const { t } = useHost();
	const { proofPdf } = useSale();
	const design = useEditor(({ sync }) => sync.design?.id);
	const isSaved = useEditor(({ sync }) => saveStatus(sync) === "saved");
	if (design === undefined || !isSaved) return null;
	return (
		<p>
			<a className={buttonClass("quiet")} href={proofPdf(design)} download>
				{t("proof.pdf")}
			</a>
		</p>
	);
}
