import { TileList } from "../tile-list.jsx";

export const dynamic = "force-static";

// biome-ignore lint/style/noDefaultExport: Next.js finds its files by their default export.
export default function Page() {
	return <TileList />;
}
