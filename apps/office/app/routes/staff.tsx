import { officeRoutes } from "@offizin/contract/browser";
import { SkipLink } from "@offizin/ui";
import { Outlet } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { OfficeBar } from "#app/layout/office-bar.tsx";
import type { Route } from "./+types/staff.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const answer = requireSignIn(await call(officeRoutes.officeSession, {}), request.url);
	return { member: answer.ok ? answer.value : undefined };
}

/** Who is signed in does not change while the frame stands: a session that ends is noticed by the page inside. */
export function shouldRevalidate() {
	return false;
}

export default function StaffFrame({ loaderData: { member } }: Route.ComponentProps) {
	return (
		<>
			<SkipLink to="inhalt">{useTranslations("layout")("toContent")}</SkipLink>
			<OfficeBar member={member} />
			<Outlet />
		</>
	);
}
