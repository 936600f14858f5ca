import type { Layout } from "@offizin/layouts";
import type { Size } from "@offizin/units";
import styles from "./layout-choices.module.css";

/** A page with the places of a layout, small. */
export function LayoutPicture({ size, layout }: { readonly size: Size; readonly layout: Layout }) {
	const { width, height } = size;
	return (
		<svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<rect className={styles.paper} width={width} height={height} />
			{layout.places.map((place) => (
				<rect key={`${place.x} ${place.y}`} className={styles.place} {...place} />
			))}
		</svg>
	);
}
