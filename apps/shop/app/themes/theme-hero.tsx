import { Title } from "@offizin/ui";
import { Picture } from "#app/pictures/picture.tsx";
import type { ThemeView } from "./theme-band.tsx";
import styles from "./theme-page.module.css";

/** The head of a collection: its picture and where its idea comes from. */
export function ThemeHero({ theme }: { readonly theme: ThemeView }) {
	return (
		<header className={styles.hero}>
			<div>
				<Title level={1} size="hero">
					{theme.name}
				</Title>
				<p>{theme.story}</p>
			</div>
			<Picture picture={theme.scene} sizes="(min-width: 64rem) 58vw, 100vw" isFirst />
		</header>
	);
}
