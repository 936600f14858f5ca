import type { OfficeTemplateDesk } from "@offizin/contract";
import { editorRoutes } from "@offizin/contract/editor";
import { DesignEditor, type EditorServices } from "@offizin/editor-react";
import { Icon } from "@offizin/ui";
import { type ComponentProps, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { paths } from "#app/paths.ts";
import { templateDoors } from "./template-doors.ts";
import styles from "./template-editor.module.css";

type Given = ComponentProps<typeof DesignEditor>;

/** The editor of the shop over the draft of a template: it sells nothing, and everything on the page may be changed. */
export function TemplateEditor({ desk }: { readonly desk: OfficeTemplateDesk }) {
	const t = useTranslations("templates");
	const locale = useLocale();
	const navigate = useNavigate();
	const { draft, name, names } = desk;
	const { template } = draft;
	const services = useMemo(
		(): EditorServices => ({
			designs: templateDoors(template),
			toldFacts: {},
			async ornaments(subject) {
				const answer = await call(editorRoutes.listOrnaments, { query: subject === null ? {} : { subject } });
				return answer.ok ? answer.value : null;
			},
			fontUrl: (file) => `/fonts/${encodeURIComponent(file)}`,
			onDesignMade: () => undefined,
		}),
		[template],
	);
	// The server has made them; the contract says only what is read of them elsewhere (nouns/template-editions).
	const { document, product, format, pressColors, words } = useMemo(
		() => ({ ...desk, document: desk.draft.document }) as unknown as Given,
		[desk],
	);
	const design = useMemo(() => ({ id: draft.id, revision: draft.revision }), [draft]);
	return (
		<main className={styles.page}>
			<DesignEditor
				{...{ services, names, document, product, format, pressColors, words, design, name, locale }}
				workspace={workspace}
				quantity={1}
				ideaOccasion={undefined}
				isReadOnly={false}
				missing={nothing}
				firstPage={null}
				initialPrice={null}
				vatNote={null}
				finish={{ label: t("check"), onFinish: () => void navigate(paths.templateCheck(template)) }}
				backLink={
					<Link className={styles.back} to={paths.template(template)} aria-label={t("editor.back")}>
						<Icon name="close" size={22} />
					</Link>
				}
			/>
		</main>
	);
}

const workspace: Given["workspace"] = {
	panels: ["texts", "elements", "rights", "check"],
	preview: "inHand",
};
const nothing: readonly string[] = [];
