import { useTranslations } from "use-intl";
import type { GaveWay, LoadedPanel } from "./load-panel.server.ts";
import type { PanelView } from "./panel-view.server.ts";

/** Sentences by the option they are about, so that they stand where somebody chose. */
export interface PanelNotices {
	readonly of: (option: string) => readonly string[];
	/** About options that are not shown. */
	readonly rest: readonly string[];
	readonly all: readonly string[];
}

/** What gave way to a choice, and what the server changed so that the choice can be made. */
export function usePanelNotices(
	{ adjustments, options, extras }: PanelView,
	gaveWay: LoadedPanel["gaveWay"],
	lastGaveWay: GaveWay | undefined,
): PanelNotices {
	const t = useTranslations("panel");
	const notices = [
		...(lastGaveWay ? [lastGaveWay] : gaveWay).map(({ option, name, value, reason, changes }) => ({
			option,
			sentence: [t("gaveWay", { name, value, reason }), ...(changes ? [t("changes", { changes })] : [])].join(
				" ",
			),
		})),
		...adjustments.map(({ option, name, from, to, reason }) => ({
			option,
			sentence: t("adjustment", { name, from, to, reason }),
		})),
	];
	const shown = new Set([...options, ...extras].map(({ key }) => key));
	const sentences = (isMeant: (option: string) => boolean) =>
		notices.filter(({ option }) => isMeant(option)).map(({ sentence }) => sentence);
	return {
		of: (key) => sentences((option) => option === key),
		rest: sentences((option) => !shown.has(option)),
		all: sentences(() => true),
	};
}
