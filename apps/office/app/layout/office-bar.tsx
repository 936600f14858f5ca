import { may, type Right } from "@offizin/accounts";
import { Button, LinkTabs } from "@offizin/ui";
import { useState } from "react";
import { Link, useFetcher, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { StaffMember } from "#app/api/call.ts";
import type { logOut } from "#app/api/log-out.ts";
import { reasonOf } from "#app/controls/reason-of.ts";
import { KeysDialog } from "#app/keys/keys-dialog.tsx";
import { useKeys } from "#app/keys/use-keys.ts";
import { paths } from "#app/paths.ts";
import { LanguageSelect } from "./language-select.tsx";
import { NameDialog } from "./name-dialog.tsx";
import styles from "./office-bar.module.css";
import { RegisterMark } from "./register-mark.tsx";

const areas: readonly {
	readonly to: string;
	readonly key:
		| "orders"
		| "nesting"
		| "prices"
		| "books"
		| "catalogue"
		| "templates"
		| "content"
		| "waitlist";
	readonly right: Right;
}[] = [
	{ to: paths.orders, key: "orders", right: "orders.read" },
	{ to: paths.nesting, key: "nesting", right: "files.read" },
	{ to: paths.priceLists, key: "prices", right: "prices.read" },
	{ to: paths.books, key: "books", right: "books.read" },
	{ to: paths.catalogue, key: "catalogue", right: "catalogue.read" },
	{ to: paths.templates, key: "templates", right: "catalogue.read" },
	{ to: paths.contentSpaces, key: "content", right: "content.read" },
	{ to: paths.waitlist, key: "waitlist", right: "catalogue.read" },
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
export function OfficeBar({ member: loaded }: { readonly member: StaffMember | undefined }) {
	const t = useTranslations();
	const [renamed, setRenamed] = useState<StaffMember>();
	const [isNaming, setIsNaming] = useState(false);
	const member = loaded && renamed?.email === loaded.email ? renamed : loaded;
	const isLoading = useNavigation().state === "loading";
	const leaving = useFetcher<typeof logOut>();
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
				<LinkTabs
					label={t("layout.areas")}
					className={styles.areas}
					links={areas
						.filter(({ right }) => may(member.role, right))
						.map(({ to, key }) => (
							<AreaLink key={to} to={to}>
								{t(`layout.area.${key}`)}
							</AreaLink>
						))}
				/>
			) : null}
			<div className={styles.right}>
				<Button kind="quiet" className={styles.keys} onClick={() => setIsShowingKeys(true)}>
					{t("layout.keys")}
				</Button>
				<LanguageSelect />
				{member ? (
					<Button
						kind="quiet"
						className={styles.member}
						title={member.email}
						onClick={() => setIsNaming(true)}
					>
						<span className="visually-hidden">{t("layout.name.title")}: </span>
						{member.name || member.email}
					</Button>
				) : null}
				<leaving.Form method="post" action={paths.logout}>
					<Button type="submit" kind="quiet" aria-disabled={leaving.state !== "idle"}>
						{t("layout.signOut")}
					</Button>
				</leaving.Form>
			</div>
			{leaving.data ? (
				<p role="alert" className={styles.problem}>
					{t("layout.stillSignedIn", { reason: reasonOf(leaving.data, t) })}
				</p>
			) : null}
			{member && isNaming ? (
				<NameDialog member={member} onRenamed={setRenamed} onClose={() => setIsNaming(false)} />
			) : null}
			<KeysDialog isOpen={isShowingKeys} onClose={() => setIsShowingKeys(false)} />
		</header>
	);
}
