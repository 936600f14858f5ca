import type { ContentToken } from "@offizin/contract";
import { Button, ButtonRow, Dialog } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useTokenName } from "./use-token-name.ts";

interface RevokeDialogProps {
	readonly token: ContentToken;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Asks before a token is revoked, and says why one has to stay. */
export function RevokeDialog({ token, onDone, onClose }: RevokeDialogProps) {
	const t = useTranslations("contentAccess");
	const { doors } = useContentPlace();
	const name = useTokenName()(token);
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function revoke() {
		const answer = await doors.revokeToken(token.id);
		if (answer.ok) return onDone();
		setRefusal(answer.error);
	}

	return (
		<Dialog title={t("revokeTitle", { name })} isOpen onClose={onClose}>
			<p>{t("revokeExplained")}</p>
			{refusal ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button onClick={() => void revoke()}>{t("revoke")}</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
