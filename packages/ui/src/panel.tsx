import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";
import { Title } from "./title.tsx";

export interface PanelProps extends Omit<ComponentProps<"section">, "title"> {
	readonly title?: ReactNode;
}

/** A part of a page on a sheet of its own, named by its title or by `aria-label`. */
export function Panel({ title, className, children, ...section }: PanelProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={title ? id : undefined}
			className={classNames(styles.panel, className)}
			{...section}
		>
			{title ? (
				<Title level={2} size="small" id={id}>
					{title}
				</Title>
			) : null}
			{children}
		</section>
	);
}
