import { PASS_HEADER, PHOTO_PASS } from "@offizin/contract/photo-pass";
import { useCallback, useEffect, useState } from "react";

/** "unheard": the server did not answer. */
type PassState = "looking" | "open" | "gone" | "unheard";

/** The pass of the code that was scanned: it stands behind the # of the address, which nobody is sent. */
export function usePhonePass() {
	const [token, setToken] = useState<string | null>(null);
	const [state, setState] = useState<PassState>("looking");

	const look = useCallback(async () => {
		const shown = location.hash.slice(1);
		setToken(shown);
		try {
			const answer = await fetch(PHOTO_PASS, { headers: { [PASS_HEADER]: shown } });
			setState(answer.ok ? "open" : answer.status === 404 ? "gone" : "unheard");
		} catch {
			setState("unheard");
		}
	}, []);

	useEffect(() => {
		const again = () => void look();
		again();
		// Another code that is scanned opens the same page, and a phone that comes back may find this one over.
		addEventListener("hashchange", again);
		addEventListener("online", again);
		addEventListener("pageshow", again);
		return () => {
			removeEventListener("hashchange", again);
			removeEventListener("online", again);
			removeEventListener("pageshow", again);
		};
	}, [look]);

	return { token, state, end: useCallback(() => setState("gone"), []), look: () => void look() };
}
