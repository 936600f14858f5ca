import { useTranslations } from "use-intl";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";

/** Why a list was not changed, with the blocks that choose from it. */
export function ListRefusal({ refusal }: { readonly refusal: ContentRefusal }) {
	const t = useTranslations("contentLists");
	const { list } = useFormats();
	const blocks = refusal.components?.map(({ name, display_name }) => display_name ?? name) ?? [];
	return (
		<Refusal refusal={refusal}>
			{blocks.length > 0 ? <p>{t("choosing", { blocks: list(blocks) })}</p> : null}
		</Refusal>
	);
}
