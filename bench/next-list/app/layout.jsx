export const metadata = { title: "Hochzeit" };

// biome-ignore lint/style/noDefaultExport: Next.js finds its files by their default export.
export default function Layout({ children }) {
	return (
		<html lang="de-DE">
			<body>{children}</body>
		</html>
	);
}
