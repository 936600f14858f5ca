import { TextButton } from "@offizin/ui";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./design-tile.module.css";

const ShareDialog = lazy(async () => ({
	default: (await import("#app/sharing/share-dialog.tsx")).ShareDialog,
}));

const never = () => () => {};

/** Opens the dialog that shares a design. */
export function ShareButton({ id, name }: { readonly id: string; readonly name: string }) {
	const t = useTranslations("sharing");
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const [isOpen, setIsOpen] = useState(false);
	// Without script there is no dialog, and its place stays free.
	const hasScript = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return (
		<>
			<TextButton
				kind="plain"
				className={hasScript ? undefined : styles.waiting}
				aria-haspopup="dialog"
				aria-label={t("shareNamed", { name })}
				onClick={() => setIsOpen(true)}
			>
				{t("share")}
			</TextButton>
			{isOpen ? (
				<Suspense>
					<ShareDialog
						designId={id}
						onClose={() => {
							setIsOpen(false);
							// Remarks may be settled now, and others have come.
							void navigate(pathname + search, { replace: true, preventScrollReset: true });
						}}
					/>
				</Suspense>
			) : null}
		</>
	);
}
