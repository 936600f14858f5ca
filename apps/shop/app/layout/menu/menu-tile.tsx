import type { CSSProperties } from "react";
import { Link } from "#app/links/link.tsx";
import type { MenuTile as Tile } from "#app/menu.ts";
import styles from "./menu-tile.module.css";

/** A link with what it leads to: a picture, the sheet itself, or a format at the scale of its neighbours. */
export function MenuTile({ tile }: { readonly tile: Tile }) {
	const { to, name, picture, swatch, size } = tile;
	return (
		<Link className={styles.tile} to={to}>
			<span className={styles.sight}>
				{picture ? <MenuPicture {...picture} /> : null}
				{swatch ? <span className={styles.sheet} style={{ background: swatch }} /> : null}
				{size ? (
					<span
						className={styles.format}
						style={{ "--width": size.width, "--height": size.height } as CSSProperties}
					/>
				) : null}
			</span>
			{name}
		</Link>
	);
}

/** Of two widths: a menu is never wider than that. It is loaded when its menu opens. */
function MenuPicture({ src, ratio }: NonNullable<Tile["picture"]>) {
	const small = src.replace(/^\/img\/w\d+\//, "/img/w320/");
	const large = src.replace(/^\/img\/w\d+\//, "/img/w640/");
	return (
		<img
			src={large}
			srcSet={small === large ? undefined : `${small} 320w, ${large} 640w`}
			sizes="13rem"
			width={320}
			height={Math.round(320 / ratio)}
			alt=""
			loading="lazy"
			decoding="async"
		/>
	);
}
