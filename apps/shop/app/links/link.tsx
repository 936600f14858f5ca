import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { usePathPrefix } from "./path-prefix.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
	/** Path of a page of this shop, with its query: an address from paths.ts. */
	readonly to: string;
	/** Stays where the reader is instead of going to the top of the page; a fragment then only takes the focus. */
	readonly preventScrollReset?: boolean;
	/** What it leads to is fetched when the link comes into view (spec 2.2-5). */
	readonly isFetchedAhead?: boolean;
}

/**
 * A link to another page of the shop: an anchor, which useLinkFollowing makes quick. React Router's own Link carries
 * a dozen hooks to resolve relative addresses and to handle its click; on a list of 150 links they were a fifth of
 * the work of making the page.
 */
export function Link({ to, preventScrollReset = false, isFetchedAhead = false, ...rest }: LinkProps) {
	const prefix = usePathPrefix();
	return (
		<a
			{...rest}
			href={`${prefix}${to}`}
			data-keep-scroll={preventScrollReset ? "true" : undefined}
			data-ahead={isFetchedAhead ? "" : undefined}
		/>
	);
}

/** A link that says when it leads to the page shown or to one above it. */
export function NavLink(props: LinkProps) {
	const { pathname } = useLocation();
	return <Link {...props} aria-current={pathname.startsWith(props.to) ? "page" : undefined} />;
}
