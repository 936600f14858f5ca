import type { ContentAsset } from "@offizin/contract";
import { useEffect, useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { withMore } from "#app/content/with-more.ts";

const PAGE = 48;
const PAUSE_MS = 250;

/** Files of the space whose names or words match, the newest first, and more of them on demand. */
export function useAssets(search: string, isWanted = true) {
	const { doors } = useContentPlace();
	const [assets, setAssets] = useState<readonly ContentAsset[]>([]);
	const [page, setPage] = useState(1);
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const [hasMore, setHasMore] = useState(false);
	useEffect(() => {
		if (!isWanted) return;
		let isShown = true;
		const timer = setTimeout(
			async () => {
				const answer = await doors.assets({ search, page, per_page: PAGE });
				if (!isShown) return;
				setRefusal(answer.ok ? undefined : answer.error);
				if (!answer.ok) return;
				const found = answer.value.assets;
				setHasMore(found.length === PAGE);
				setAssets((before) => (page === 1 ? found : withMore(before, found)));
			},
			search === "" ? 0 : PAUSE_MS,
		);
		return () => {
			isShown = false;
			clearTimeout(timer);
		};
	}, [doors, search, page, isWanted]);
	return {
		assets,
		refusal,
		more: hasMore ? () => setPage(page + 1) : undefined,
		search: () => setPage(1),
		put: (added: readonly ContentAsset[]) => setAssets((before) => withMore(added.toReversed(), before)),
		replace: (asset: ContentAsset) =>
			setAssets((before) => before.map((one) => (one.id === asset.id ? asset : one))),
		drop: (id: number) => setAssets((before) => before.filter((one) => one.id !== id)),
	};
}
