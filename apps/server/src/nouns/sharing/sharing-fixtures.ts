import type { Browser } from "../../testing/browser.ts";

/** Makes a link or a code to a design. */
export async function share(
	owner: Browser,
	id: string,
	wish: object = { kind: "link", purpose: "open" },
): Promise<{ id: string; url: string; token: string; code: string }> {
	const made = await owner.post(`/web-api/designs/${id}/links`, wish);
	if (made.status !== 201) throw new Error(JSON.stringify(made.body));
	return { ...made.body, token: new URL(made.body.url).pathname.split("/").at(-2) ?? "" };
}

/** Lets somebody into a design by a new link, which is returned. */
export async function letIn(
	owner: Browser,
	holder: Browser,
	id: string,
): Promise<{ id: string; token: string }> {
	const link = await share(owner, id);
	const opened = await holder.post("/web-api/invitations", { token: link.token });
	if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
	return link;
}
