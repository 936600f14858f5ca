import type { ProseSection } from "#app/content/prose.ts";
import styles from "./prose.module.css";
import { RichLine } from "./rich-line.tsx";

/** Sections of running text: headings in the margin, lines of 60 to 70 characters. */
export function ProseSections({ sections }: { readonly sections: readonly ProseSection[] }) {
	return (
		<div className={styles.prose}>
			{sections.map(({ heading, id, text }) => (
				<section key={heading} id={id}>
					<h2>{heading}</h2>
					<div>
						{text.map((passage) =>
							typeof passage === "string" ? (
								<p key={passage}>
									<RichLine text={passage} />
								</p>
							) : (
								<ul key={passage.list[0]}>
									{passage.list.map((item) => (
										<li key={item}>
											<RichLine text={item} />
										</li>
									))}
								</ul>
							),
						)}
					</div>
				</section>
			))}
		</div>
	);
}
