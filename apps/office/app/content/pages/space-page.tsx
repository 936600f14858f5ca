import { Title } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import page from "#app/layout/page.module.css";
import { SpaceTabs } from "./space-tabs.tsx";

interface SpacePageProps {
	/** Names what of the space is on it. */
	readonly title: string;
	readonly children: ReactNode;
}

/** One of the tabs of a space. */
export function SpacePage({ title, children }: SpacePageProps) {
	const t = useTranslations("layout");
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("pageTitle", { title })}</title>
			<Title level={1} size="page">
				{title}
			</Title>
			<SpaceTabs />
			{children}
		</main>
	);
}
