import panel from "../controls/panel.module.css";
import { useHost } from "../editor-context.tsx";
import styles from "./add-choices.module.css";
import { type AddedKind, useAdd } from "./use-add.ts";

const kinds = {
	text: "M5 6h14M12 6v13M9 19h6",
	photo: "M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15.5 9.2h.1",
	line: "M4 12h16",
	rect: "M4.5 6.5h15v11h-15Z",
	ellipse: "M12 5.5c5 0 8 3 8 6.5s-3 6.5-8 6.5-8-3-8-6.5 3-6.5 8-6.5Z",
	heart: "M12 19.5 4.9 12.6a4.4 4.4 0 0 1 6.2-6.3l.9.9.9-.9a4.4 4.4 0 0 1 6.2 6.3Z",
	code: "M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h2.5v2.5h-2.5ZM17 17h2.5v2.5H17Z",
} as const satisfies Record<AddedKind, string>;

/** Puts something of one's own onto the page shown: a text, a place for a photo, a line, a form, a code. */
export function AddChoices() {
	const { t } = useHost();
	const add = useAdd();
	return (
		<section className={panel.group} aria-labelledby="editor-add">
			<h2 className={panel.legend} id="editor-add">
				{t("add.title")}
			</h2>
			<ul className={styles.kinds}>
				{(Object.keys(kinds) as AddedKind[]).map((kind) => (
					<li key={kind}>
						<button type="button" className={styles.kind} onClick={() => void add(kind)}>
							<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
								<path d={kinds[kind]} />
							</svg>
							{t(`add.${kind}`)}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
