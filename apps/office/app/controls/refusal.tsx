import type { CallError } from "@offizin/contract";
import { Notice } from "@offizin/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#app/paths.ts";

interface RefusalProps {
	readonly refusal: CallError;
	/** What there is to say beyond the message. */
	readonly children?: ReactNode;
}

/** Why something was not done. When the session is over, the page stays as it is and the login opens beside it. */
export function Refusal({ refusal: { status, message }, children }: RefusalProps) {
	return (
		<Notice kind="bad" role="alert">
			{status === 401 ? (
				<>
					<p>Ihre Anmeldung ist abgelaufen. Ihre Eingaben bleiben hier stehen.</p>
					<p>
						<Link to={paths.login} target="_blank">
							In einem neuen Fenster anmelden
						</Link>
						{" und hier weitermachen."}
					</p>
				</>
			) : (
				<p>{message}</p>
			)}
			{children}
		</Notice>
	);
}
