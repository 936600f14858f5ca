import { type DesignElement, findElement, grantedRights, type Right, rights } from "@offizin/design";
import { selectedElements } from "@offizin/editor";
import panel from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import styles from "./rights-panel.module.css";
import { numbered, rowName } from "./row-name.ts";

/** What customers may do to what is selected, once the template is published. */
export function RightsPanel() {
	const { t, nameOf } = useHost();
	const tool = useEditor((state) => state.tool);
	const document = useEditor((state) => state.document);
	const elements = selectedElements(tool).flatMap((id) => findElement(document, id) ?? []);
	return (
		<div className={panel.panel}>
			<section className={panel.group}>
				<h2 className={panel.legend}>{t("rights.legend")}</h2>
				{elements.length === 0 ? (
					<p className={panel.hint}>{t("rights.none")}</p>
				) : (
					<>
						<p className={styles.whose}>{elements.map((one) => rowName(one, { t, nameOf })).join(", ")}</p>
						<RightsChoices elements={elements} />
					</>
				)}
				<p className={panel.hint}>{t("rights.hint")}</p>
			</section>
			<RightsList />
		</div>
	);
}

/** All that is on the page by the names the editor says, with what may be done to it. */
function RightsList() {
	const { t, nameOf, locale } = useHost();
	const goTo = useGoTo();
	const tool = useEditor((state) => state.tool);
	const pageKey = useEditor(({ page }) => page);
	const document = useEditor((state) => state.document);
	const elements = document.pages.find(({ key }) => key === pageKey)?.elements ?? [];
	const names = numbered(elements.map((one) => rowName(one, { t, nameOf })));
	const list = new Intl.ListFormat(locale, { type: "unit" });
	const granted = (element: DesignElement) => {
		const given = meantFor(element).filter((right) => grantedRights(element).has(right));
		if (given.length === 0) return t("rights.nothing");
		return given.length === meantFor(element).length
			? t("rights.everything")
			: list.format(given.map((right) => t(`rights.${right}`)));
	};
	return (
		<section className={panel.group}>
			<h2 className={panel.legend} id="editor-rights">
				{t("rights.onPage")}
			</h2>
			<ul className={panel.rows} aria-labelledby="editor-rights">
				{elements.map((element, index) => (
					<li key={element.id}>
						<button
							type="button"
							className={panel.row}
							aria-current={selectedElements(tool).includes(element.id) || undefined}
							onClick={() => goTo(pageKey, element.id)}
						>
							<span className={styles.name}>{names[index]}</span>
							<span className={`${panel.note} ${styles.granted}`}>{granted(element)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** One box for each right that means something to one of the elements; half set where they differ. */
function RightsChoices({ elements }: { readonly elements: readonly DesignElement[] }) {
	const { editor } = useEditing();
	const { t } = useHost();
	const meant = rights.filter((right) => elements.some((one) => meantFor(one).includes(right)));
	const likeKind = elements.filter(({ grants }) => grants === undefined).length;

	function grant(change: (element: DesignElement) => readonly Right[] | null): void {
		const commands = elements.map((one) => {
			const grants = change(one);
			return { type: "setRights" as const, element: one.id, grants: grants && [...grants] };
		});
		const [only] = commands;
		if (!only) return;
		editor.dispatch(commands.length === 1 ? only : { type: "transaction", commands });
		editor.mark();
	}

	function toggle(right: Right, isGiven: boolean): void {
		grant((one) => meantFor(one).filter((each) => (each === right ? isGiven : grantedRights(one).has(each))));
	}

	return (
		<fieldset>
			<legend className="visually-hidden">{t("rights.legend")}</legend>
			{meant.map((right) => {
				const able = elements.filter((one) => meantFor(one).includes(right));
				const given = able.filter((one) => grantedRights(one).has(right)).length;
				return (
					<Tick
						key={right}
						label={t(`rights.${right}`)}
						state={stateOf(given, able.length)}
						onChange={(isGiven) => toggle(right, isGiven)}
					/>
				);
			})}
			<div className={styles.usual}>
				<Tick
					label={t("rights.likeKind")}
					state={stateOf(likeKind, elements.length)}
					onChange={(isLike) => grant((one) => (isLike ? null : [...grantedRights(one)]))}
				/>
			</div>
		</fieldset>
	);
}

type State = "all" | "some" | "none";

function stateOf(count: number, of: number): State {
	if (count === 0) return "none";
	return count === of ? "all" : "some";
}

interface TickProps {
	readonly label: string;
	readonly state: State;
	readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, state, onChange }: TickProps) {
	return (
		<label className={styles.tick}>
			<input
				ref={(input) => {
					if (input) input.indeterminate = state === "some";
				}}
				type="checkbox"
				checked={state === "all"}
				onChange={({ target }) => onChange(target.checked)}
			/>
			{label}
		</label>
	);
}

/** A drawing has no words and a group no look of its own. */
function meantFor({ type }: DesignElement): readonly Right[] {
	switch (type) {
		case "text":
		case "photo":
		case "qr":
			return rights;
		case "artwork":
		case "shape":
		case "line":
			return ["style", "place", "remove"];
		case "group":
			return ["place", "remove"];
	}
}
