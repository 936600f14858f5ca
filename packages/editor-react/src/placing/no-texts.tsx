import { Button, EmptyState } from "@offizin/ui";
import { useHost } from "../editor-context.tsx";
import { useAdd } from "./use-add.ts";

/** Where a design has no text: the way to its first. */
export function NoTexts() {
	const { t } = useHost();
	const add = useAdd();
	return (
		<EmptyState title={t("add.noTexts")}>
			<Button kind="secondary" onClick={() => void add("text")}>
				{t("add.firstText")}
			</Button>
		</EmptyState>
	);
}
