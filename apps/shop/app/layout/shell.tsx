import type { ChannelKey } from "@offizin/sites";
import { SkipLink } from "@offizin/ui";
import type { ComponentType, ReactNode } from "react";
import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { AfterPage } from "./after-page.tsx";
import { GalleryHeader } from "./bildwand/gallery-header.tsx";
import { CustomerProvider } from "./customer.tsx";
import { useLinkFollowing } from "./follow-link.ts";
import { Footer } from "./footer.tsx";
import { PaperHeader } from "./papiervogel/paper-header.tsx";
import { MAIN, useArrival } from "./use-arrival.ts";

const headers: Readonly<Record<ChannelKey, ComponentType>> = {
	papiervogel: PaperHeader,
	bildwand: GalleryHeader,
};

/** Header, main landmark and footer of a brand. The two brands share the order of things, nothing else. */
export function Shell({ channel, children }: { readonly channel: ChannelKey; readonly children: ReactNode }) {
	const t = useTranslations();
	useLinkFollowing();
	const arrivedAt = useArrival();
	const announcement = (
		<div className="visually-hidden" aria-live="polite">
			{arrivedAt}
		</div>
	);
	const Header = headers[channel];
	if (useIsTool()) {
		return (
			<>
				<main id={MAIN} tabIndex={-1}>
					{children}
				</main>
				{announcement}
			</>
		);
	}
	const page = (
		<>
			<SkipLink to={MAIN}>{t("action.toContent")}</SkipLink>
			<Header />
			<main id={MAIN} tabIndex={-1}>
				{children}
			</main>
			<Footer channel={channel} />
			{announcement}
			<AfterPage />
		</>
	);
	return <CustomerProvider>{page}</CustomerProvider>;
}

/** Whether the page is of a route that fills the window (`handle = { isTool: true }`) and has its own way back. */
export function useIsTool(): boolean {
	return useMatches().some(({ handle }) => isToolHandle(handle));
}

function isToolHandle(handle: unknown): boolean {
	return typeof handle === "object" && handle !== null && "isTool" in handle && handle.isTool === true;
}
