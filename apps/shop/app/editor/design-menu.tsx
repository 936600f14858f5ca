import { IconButton } from "@offizin/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { OpenDesign } from "./open-design.ts";

const DesignDialog = lazy(async () => ({
	default: (await import("./design-dialog.tsx")).DesignDialog,
}));

/** The design as a thing of its own: its name, what it was before, and the others beside it. */
export function DesignMenu(about: OpenDesign) {
	const t = useTranslations("myDesigns");
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<IconButton label={t("menu")} title={t("menu")} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
				<svg
					viewBox="0 0 24 24"
					width="22"
					height="22"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.5"
					strokeLinejoin="round"
					aria-hidden="true"
				>
					<path d="M8 3.5h11.5v14H8ZM4.5 7v13.5H16" />
				</svg>
			</IconButton>
			{isOpen ? (
				<Suspense>
					<DesignDialog {...about} onClose={() => setIsOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}
