import { SkipLink } from "@offizin/ui";
import { Outlet } from "react-router";
import { useTranslations } from "use-intl";
import { loadMember } from "#app/api/load-member.ts";
import { OfficeBar } from "#app/layout/office-bar.tsx";
import type { Route } from "./+types/staff.ts";

export const clientLoader = loadMember;

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
