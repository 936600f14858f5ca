/** Tells other tabs of this browser that a design has a new revision. */
export interface TabChannel {
	readonly post: (design: { readonly id: string; readonly revision: number }) => void;
	readonly close: () => void;
}

export function openTabChannel(onNews: (design: { id: string; revision: number }) => void): TabChannel {
	const channel = new BroadcastChannel("offizin-designs");
	channel.onmessage = ({ data }: MessageEvent<{ id: string; revision: number }>) => onNews(data);
	let isOpen = true;
	return {
		// A save may end after the page was left; the other tabs then look by themselves when they are come back to.
		post: (design) => {
			if (isOpen) channel.postMessage(design);
		},
		close: () => {
			isOpen = false;
			channel.close();
		},
	};
}
