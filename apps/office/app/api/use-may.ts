import { may, type Right } from "@offizin/accounts";
import { useRouteLoaderData } from "react-router";
import type { loadMember } from "./load-member.ts";

/** Whether who is signed in has a right. The server asks again; this decides what is shown. */
export function useMay(right: Right): boolean {
	const frame = useRouteLoaderData<typeof loadMember>("routes/staff");
	return frame?.member !== undefined && may(frame.member.role, right);
}
