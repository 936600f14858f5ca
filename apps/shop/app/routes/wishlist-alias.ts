import { redirect } from "react-router";
import { paths } from "#app/paths.ts";

/** Spec 2.1-4: /wishlist is the same as /merkzettel/. */
export function loader() {
	return redirect(paths.wishlist, 301);
}
