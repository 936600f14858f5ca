import { may, type Right } from "@offizin/accounts";
import { useRouteLoaderData } from "react-router";
import type { clientLoader } from "#app/routes/staff.tsx";

/** Whether who is signed in has a right. The server asks again; this decides what is shown. */
export function useMay(right: Right): boolean {
	const frame = useRouteLoaderData<typeof clientLoader>("routes/staff");
	return frame?.member !== undefined && may(frame.member.role, right);
}
