import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useMay } from "#app/api/use-may.ts";
import { ContentPlaceProvider } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import type { Route } from "./+types/content-space.ts";

/** What every page of a space needs: who it is and what its blocks are made of. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const doors = contentDoors(params.space);
	const [space, components] = await Promise.all([doors.space(), doors.components()]);
	return { doors, space: requireSignIn(space, request.url), components };
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
	return currentParams.space !== nextParams.space;
}

export default function ContentSpaceRoute({ loaderData }: Route.ComponentProps) {
	const { doors, space, components } = loaderData;
	const mayEdit = useMay("content.edit");
	const mayPublish = useMay("content.publish");
	const mayManage = useMay("content.manage");
	if (!space.ok || !components.ok) {
		const failed = space.ok ? components : space;
		return (
			<main id="inhalt" tabIndex={-1} className={page.page}>
				{failed.ok ? null : <Failure error={failed.error} />}
			</main>
		);
	}
	return (
		<ContentPlaceProvider
			value={{
				doors,
				mayEdit,
				mayPublish,
				mayManage,
				space: space.value.space,
				components: components.value.components,
			}}
		>
			<Outlet />
		</ContentPlaceProvider>
	);
}
