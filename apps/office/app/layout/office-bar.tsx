import { may, type Right } from "@offizin/accounts";
import { Button } from "@offizin/ui";
import { useState } from "react";
import { Link, useFetcher, useLocation, useNavigation } from "react-router";
import type { StaffMember } from "#app/api/call.ts";
import compact from "#app/controls/compact.module.css";
import { KeysDialog } from "#app/keys/keys-dialog.tsx";
import { useKeys } from "#app/keys/use-keys.ts";
import { paths } from "#app/paths.ts";
import type { clientAction as logout } from "#app/routes/logout.tsx";
import styles from "./office-bar.module.css";
import { RegisterMark } from "./register-mark.tsx";

const areas: readonly { readonly to: string; readonly word: string; readonly right: Right }[] = [
	{ to: paths.orders, word: "Aufträge", right: "orders.read" },
	{ to: paths.priceLists, word: "Preise", right: "prices.read" },
	{ to: paths.catalogue, word: "Katalog", right: "catalogue.read" },
];

/** A single order belongs to the list of orders, though its address is not below that of the list. */
function AreaLink({ to, children }: { readonly to: string; readonly children: string }) {
	const { pathname } = useLocation();
	const isHere = to === paths.orders ? /^\/($|auftraege\/)/.test(pathname) : pathname.startsWith(to);
	return (
		<Link to={to} aria-current={isHere ? "page" : undefined}>
			{children}
		</Link>
	);
}

/** Head of every page behind the login. `member` is unknown while the server cannot be reached. */
export function OfficeBar({ member }: { readonly member: StaffMember | undefined }) {
	const isLoading = useNavigation().state === "loading";
	const leaving = useFetcher<typeof logout>();
	const [isShowingKeys, setIsShowingKeys] = useState(false);
	useKeys({ "?": () => setIsShowingKeys(true) });
	return (
		<header className={styles.bar}>
			<div className={`${styles.progress} ${isLoading ? styles.loading : ""}`} />
			<Link to={paths.orders} className={styles.name}>
				<RegisterMark />
				Offizin
			</Link>
			{member ? (
				<nav aria-label="Bereiche" className={styles.areas}>
					<ul>
						{areas
							.filter(({ right }) => may(member.role, right))
							.map(({ to, word }) => (
								<li key={to}>
									<AreaLink to={to}>{word}</AreaLink>
								</li>
							))}
					</ul>
				</nav>
			) : null}
			<div className={styles.right}>
				<Button
					kind="quiet"
					className={`${compact.quiet} ${styles.keys}`}
					onClick={() => setIsShowingKeys(true)}
				>
					Tasten
				</Button>
				{member ? <span className={styles.member}>{member.name || member.email}</span> : null}
				<leaving.Form method="post" action={paths.logout}>
					<Button
						type="submit"
						kind="quiet"
						className={compact.quiet}
						aria-disabled={leaving.state !== "idle"}
					>
						Abmelden
					</Button>
				</leaving.Form>
			</div>
			{leaving.data ? (
				<p role="alert" className={styles.problem}>
					Sie sind noch angemeldet: {leaving.data.message}
				</p>
			) : null}
			<KeysDialog isOpen={isShowingKeys} onClose={() => setIsShowingKeys(false)} />
		</header>
	);
}
