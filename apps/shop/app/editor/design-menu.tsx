import { Icon, IconButton } from "@offizin/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";

const DesignDialog = lazy(async () => ({
	default: (await import("./design-dialog.tsx")).DesignDialog,
}));

export interface DesignMenuProps {
	/** None while it is still as the template. */
	readonly designId: string | undefined;
	readonly onNamed: (name: string) => void;
}

/** The design as a thing of its own: its name, what it was before, and the others beside it. */
export function DesignMenu(props: DesignMenuProps) {
	const t = useTranslations("myDesigns");
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<IconButton label={t("menu")} title={t("menu")} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
				<Icon name="sheets" size={22} />
			</IconButton>
			{isOpen ? (
				<Suspense>
					<DesignDialog {...props} onClose={() => setIsOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}
