import type { ContentToken } from "@offizin/contract";
import { Button, ButtonRow, EmptyState } from "@offizin/ui";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import styles from "#app/content/access/access.module.css";
import { AccessTable } from "#app/content/access/access-table.tsx";
import { NewTokenDialog } from "#app/content/access/new-token-dialog.tsx";
import { RevokeDialog } from "#app/content/access/revoke-dialog.tsx";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { SpacePage } from "#app/content/pages/space-page.tsx";
import { Failure } from "#app/controls/failure.tsx";
import type { Route } from "./+types/content-access.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await contentDoors(params.space).tokens(), request.url) };
}

type Open = "make" | ContentToken;

/** Tokens by which programs come to a space. */
export default function ContentAccessRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { space } = useContentPlace();
	const { revalidate } = useRevalidator();
	const [open, setOpen] = useState<Open>();
	const [revoked, setRevoked] = useState<string>();
	const makeButton = useRef<HTMLButtonElement>(null);
	const close = () => setOpen(undefined);
	const tokens = answer.ok ? answer.value.api_keys : [];
	return (
		<SpacePage title={t("contentAccess.title", { space: space.name })}>
			{answer.ok ? (
				<>
					<p className={styles.hint}>{t("contentAccess.explained")}</p>
					<ButtonRow>
						<Button ref={makeButton} onClick={() => setOpen("make")}>
							{t("contentAccess.make")}
						</Button>
					</ButtonRow>
					<p role="status" className={styles.revoked}>
						{revoked === undefined ? "" : t("contentAccess.revoked", { name: revoked })}
					</p>
					{tokens.length > 0 ? (
						<AccessTable tokens={tokens} onRevoke={setOpen} />
					) : (
						<EmptyState title={t("contentAccess.none")} />
					)}
				</>
			) : (
				<Failure error={answer.error} />
			)}
			{open === "make" ? <NewTokenDialog onMade={() => void revalidate()} onClose={close} /> : null}
			{open !== undefined && open !== "make" ? (
				<RevokeDialog
					token={open}
					onClose={close}
					onDone={() => {
						close();
						setRevoked(open.name);
						// The button that was pressed goes with its row.
						void revalidate().then(() => makeButton.current?.focus());
					}}
				/>
			) : null}
		</SpacePage>
	);
}
