import type { OfficeLine } from "#app/api/call.ts";
import styles from "./front-picture.module.css";
import { FrontPicture } from "./front-picture.tsx";
import { isMade } from "./line-facts.tsx";

/** The front of what is printed, the colour of what comes from stock. */
export function LinePicture({ line }: { readonly line: OfficeLine }) {
	if (isMade(line)) return <FrontPicture src={line.preview} name={line.name} />;
	if (line.item === "product") return <FrontPicture src={line.pattern?.src ?? null} name={line.name} />;
	const colour = line.item === "article" ? line.swatch : undefined;
	return <div className={styles.frame} style={{ background: colour }} aria-hidden="true" />;
}
