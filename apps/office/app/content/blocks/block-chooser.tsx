import { type Component, componentLabel } from "@offizin/content";
import { Button, Dialog, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./block-chooser.module.css";

interface BlockChooserProps {
	readonly isOpen: boolean;
	readonly components: readonly Component[];
	readonly onChoose: (component: Component) => void;
	readonly onClose: () => void;
}

/** Every block that may stand there, with its picture, in the groups of the space. */
export function BlockChooser({ isOpen, components, onChoose, onClose }: BlockChooserProps) {
	const t = useTranslations("content.blocks");
	const groups = Map.groupBy(components, ({ component_group }) => component_group ?? "");
	return (
		<Dialog title={t("choose")} size="page" isOpen={isOpen} onClose={onClose}>
			{[...groups].map(([group, members]) => (
				<section key={group} className={styles.group} aria-label={group || t("choose")}>
					{group === "" ? null : (
						<Title level={3} size="small">
							{group}
						</Title>
					)}
					<ul className={styles.grid}>
						{members.map((component) => (
							<li key={component.name}>
								<button type="button" className={styles.card} onClick={() => onChoose(component)}>
									<span className={styles.picture}>
										{component.image ? <img src={component.image} alt="" loading="lazy" /> : null}
									</span>
									{componentLabel(component, component.name)}
								</button>
							</li>
						))}
					</ul>
				</section>
			))}
			<Button kind="secondary" onClick={onClose}>
				{t("close")}
			</Button>
		</Dialog>
	);
}
