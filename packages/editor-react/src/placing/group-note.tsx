import { withMembers } from "@offizin/editor";
import bar from "../bars/context-bar.module.css";
import { useEditor, useHost } from "../editor-context.tsx";

/** In place of tools: of how many things a group is made, and how to get at one of them. */
export function GroupNote({ group }: { readonly group: string }) {
	const { t } = useHost();
	const document = useEditor((state) => state.document);
	const members = withMembers(document, [group]).filter(({ type }) => type !== "group");
	return <p className={bar.hint}>{t("placing.members", { count: members.length })}</p>;
}
