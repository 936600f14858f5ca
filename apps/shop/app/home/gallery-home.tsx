export function GalleryHome() {
	return <h1>Bildwand</h1>;
}
