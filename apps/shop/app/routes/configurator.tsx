import { lazy, Suspense } from "react";
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { EditorPage } from "#app/editor/editor-page.tsx";
import { editorReads, loadEditor } from "#app/editor/load-editor.server.ts";
import { LaterErrorPage } from "#app/layout/later-error-page.tsx";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/configurator.ts";

/** Seldom. */
const ForeignDesign = lazy(async () => ({
	default: (await import("#app/editor/foreign-design.tsx")).ForeignDesign,
}));

/** A tool fills the window: no header and footer of the shop around it (layout/shell.tsx). */
export const handle = { isTool: true };

/** The editor (spec 2.1-9), configured from the link; `design` opens what was begun. */
export const loader = reading(editorReads, ({ context, params, url }: Route.LoaderArgs) => {
	return loadEditor(context, params.template, url);
});

/** The page saves by itself; only another address makes the server's first answer wrong. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	return currentUrl.href !== nextUrl.href;
}

export default function Configurator({ loaderData }: Route.ComponentProps) {
	return <EditorPage key={`${loaderData.templateId}-${loaderData.design?.id}`} view={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isForeign = isRouteErrorResponse(error) && error.statusText === "Design not found";
	return isForeign ? (
		<Suspense>
			<ForeignDesign />
		</Suspense>
	) : (
		<LaterErrorPage error={error} />
	);
}
