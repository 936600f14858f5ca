import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

export interface AnyLinkProps extends Omit<ComponentProps<"a">, "href"> {
	/** A path of the shop, a file of ours or an address elsewhere. */
	readonly to: string;
}

/** A link to wherever an editor wants: pages of the shop are followed without loading the document again. */
export function AnyLink({ to, ...rest }: AnyLinkProps) {
	const isPage = to.startsWith("/") && !to.startsWith("/f/");
	if (isPage) return <Link {...rest} to={to} />;
	return <a {...rest} href={to} rel={to.startsWith("#") ? undefined : "external noopener"} />;
}
