import type { Result } from "@offizin/base";
import {
	type CallError,
	createClient,
	type OfficeOrder,
	type officeGetOrder,
	type officeListOrders,
	type officeLogin,
	type officeLogout,
	type officeMoveOrder,
	type officeSession,
	type Route,
	type RouteOutput,
} from "@offizin/contract";

/**
 * A door as the client needs it: method and path, checked against the contract. The client reads nothing else, so the
 * schemas and their library stay on the server.
 */
function door<R extends Route>(method: R["method"], path: R["path"]): R {
	return { method, path } as unknown as R;
}

export const doors = {
	login: door<typeof officeLogin>("post", "/office-api/login"),
	logout: door<typeof officeLogout>("post", "/office-api/logout"),
	session: door<typeof officeSession>("get", "/office-api/session"),
	listOrders: door<typeof officeListOrders>("get", "/office-api/orders"),
	getOrder: door<typeof officeGetOrder>("get", "/office-api/orders/{number}"),
	moveOrder: door<typeof officeMoveOrder>("post", "/office-api/orders/{number}/moves"),
} as const;

export type StaffMember = RouteOutput<typeof officeSession>;
export type OrderPage = RouteOutput<typeof officeListOrders>;
export type ListedOrder = OrderPage["items"][number];
export type OfficeLine = OfficeOrder["lines"][number];
export type Job = OfficeLine["jobs"][number];
export type JobFile = Job["files"][number];
/** What a door answered, or why it did not. */
export type Answer<Value> = Result<Value, CallError>;

const TIMEOUT_MS = 20_000;

/** Calls the server this page came from. */
export const call = createClient((url, init) =>
	fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
);

/** Where a file of a job is downloaded or shown. */
export function jobFileUrl(job: Pick<Job, "id">, file: Pick<JobFile, "name">): string {
	return `/office-api/jobs/${encodeURIComponent(job.id)}/files/${encodeURIComponent(file.name)}`;
}
