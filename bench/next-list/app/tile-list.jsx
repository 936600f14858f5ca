import Link from "next/link";
import { links, tiles } from "../list.json";
import { Heart } from "./heart.jsx";

const widths = [320, 480, 640, 960, 1280, 1600];
const sizes = "(min-width: 75rem) 14rem, (min-width: 48rem) 22vw, 38vw";
const atWidth = (src, width) => src.replace(/^\/img\/w\d+\//, `/img/w${width}/`);
const price = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

function Tile({ tile, isFirst }) {
	const { id, name, colorway, colors, from, front } = tile;
	const { src } = front;
	return (
		<article className="tile">
			<Link className="link" href={`/products/${id}/`} prefetch={false}>
				<span className="ground" style={{ "--card-width": "60%" }}>
					<span className="card">
						{/* biome-ignore lint/performance/noImgElement: the same picture as ours, which next/image could not ask for. */}
						<img
							className="picture"
							src={atWidth(src, 640)}
							srcSet={widths.map((width) => `${atWidth(src, width)} ${width}w`).join(", ")}
							sizes={sizes}
							width={front.width}
							height={front.height}
							alt={`${name} in ${colorway.name}`}
							loading={isFirst ? "eager" : "lazy"}
							fetchPriority={isFirst ? "high" : "auto"}
							decoding="async"
						/>
					</span>
				</span>
				<span className="name">{name}</span>
				<span className="price">
					{from.quantity} Stück ab {price.format(from.unit.amount / 100)} je Karte
				</span>
			</Link>
			<div className="colors">
				<ul aria-label="Farben">
					{colors.map((color) => (
						<li key={color.id}>
							<Link
								href={`/products/${color.id}/`}
								title={color.name}
								aria-current={color.id === id ? "true" : undefined}
								style={{ "--dot": color.color }}
								prefetch={false}
							>
								<span className="visually-hidden">{color.name}</span>
							</Link>
						</li>
					))}
				</ul>
			</div>
			<span className="heart-place">
				<Heart name={`${name}, ${colorway.name}`} />
			</span>
		</article>
	);
}

function LinkList({ label, list }) {
	return (
		<nav aria-label={label}>
			<ul>
				{list.map(({ href, text }) => (
					<li key={`${href} ${text}`}>
						<Link href={href} prefetch={false}>
							{text}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The tiles of our list with the same markup, and as many links around them as our header, facets and footer have. */
export function TileList() {
	return (
		<>
			<LinkList label="Vor der Liste" list={links.before} />
			<main>
				<h1>Hochzeit</h1>
				<ul className="grid">
					{tiles.map((tile, at) => (
						<li key={tile.id}>
							<Tile tile={tile} isFirst={at < 4} />
						</li>
					))}
				</ul>
			</main>
			<LinkList label="Nach der Liste" list={links.after} />
		</>
	);
}
