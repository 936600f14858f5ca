import type { ContentStoryItem } from "@offizin/contract";
import { Disclosure, Notice } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { PageLinks } from "#app/content/page-links.tsx";

const MOST = 50;

/**
 * Pages whose drafts cannot be published as they are, since the schema of a block has changed or somebody saved them half
 * done; nothing where there are none, and while nobody knows. `changed` asks anew.
 */
export function BrokenPages({ changed }: { readonly changed: unknown }) {
	const t = useTranslations("content.pages");
	const { doors } = useContentPlace();
	const [broken, setBroken] = useState<readonly ContentStoryItem[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the pages have changed
	useEffect(() => {
		let isShown = true;
		void doors.stories({ with_errors: "1", per_page: MOST }).then((answer) => {
			if (isShown && answer.ok) setBroken(answer.value.stories);
		});
		return () => {
			isShown = false;
		};
	}, [doors, changed]);
	if (broken.length === 0) return null;
	return (
		<Notice kind="bad">
			<Disclosure summary={t("broken", { count: broken.length })}>
				<p>{t("brokenExplained")}</p>
				<PageLinks pages={broken} />
			</Disclosure>
		</Notice>
	);
}
