import { err, ok } from "@offizin/base";
import { createClient } from "@offizin/contract/browser";
import { editorRoutes } from "@offizin/contract/editor";
import type { EditorServices } from "@offizin/editor-react";

/** Sends a guest list as it is; without an answer the error is empty, and the editor says that the network is away. */
export const readGuests: NonNullable<EditorServices["readGuests"]> = async (list, wanted) => {
	const send = createClient((url, init) =>
		fetch(url, {
			...init,
			headers: {
				...init.headers,
				"content-type": "application/octet-stream",
				"x-locale": document.documentElement.dataset.locale ?? "",
			},
			body: list,
		}),
	);
	const query = wanted.length > 0 ? { fields: wanted.join(",") } : {};
	const answer = await send(editorRoutes.readGuestList, { query });
	return answer.ok ? ok(answer.value) : err(answer.error.message);
};
