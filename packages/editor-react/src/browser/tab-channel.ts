/** Tells other tabs of this browser that a design has a new revision. */
export interface TabChannel {
	readonly post: (design: { readonly id: string; readonly revision: number }) => void;
	readonly close: () => void;
}

export function openTabChannel(onNews: (design: { id: string; revision: number }) => void): TabChannel {
	const channel = new BroadcastChannel("offizin-designs");
	channel.onmessage = ({ data }: MessageEvent<{ id: string; revision: number }>) => onNews(data);
	return { post: (design) => channel.postMessage(design), close: () => channel.close() };
}
