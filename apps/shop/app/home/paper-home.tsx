import type { TemplateSummary } from "@offizin/contract";
export function PaperHome(_: {
	readonly themes: readonly unknown[];
	readonly cards: readonly TemplateSummary[];
}) {
	return <h1>Papiervogel</h1>;
}
