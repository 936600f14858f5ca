import { useTranslations } from "use-intl";
import { PageTitle } from "#app/layout/page-title.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import type { RemarkAnswer } from "./add-remark.server.ts";
import type { ShownDesign } from "./load-linked.server.ts";
import styles from "./shared-design.module.css";
import { SharedPage } from "./shared-page.tsx";

export interface SharedDesignPageProps {
	readonly design: ShownDesign;
	/** What came of the last remark. */
	readonly answer: RemarkAnswer | undefined;
}

/** Every page of a design large, with what was remarked on it. */
export function SharedDesignPage({
	design: { name, revision, pages, remarks },
	answer,
}: SharedDesignPageProps) {
	const t = useTranslations("shared");
	const title = t("viewTitle", { name });
	// A page may be gone since: what was said of it stands beside the last.
	const placeOf = (page: number) => Math.min(page, pages.length - 1);
	return (
		<>
			<PageHead title={title} />
			<PageTitle title={title} intro={t("viewIntro")} />
			<div className={styles.pages}>
				{pages.map((page, index) => (
					<SharedPage
						key={page.preview}
						page={page}
						index={index}
						revision={revision}
						remarks={remarks.filter((remark) => placeOf(remark.page) === index)}
						answer={answer?.page === index ? answer : undefined}
					/>
				))}
			</div>
		</>
	);
}
