import type { Block } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import { readBridgeMessage } from "./bridge-message.ts";
import styles from "./preview.module.css";
import { publicationEvent } from "./publication-event.ts";
import { relatedReader } from "./related-stories.ts";
import { type AskedRelations, useRelations } from "./use-relations.ts";

export interface ShownPage {
	/** Signed address of the real page. */
	readonly url: string;
	readonly story: Pick<ContentStory, "id" | "uuid" | "name" | "full_slug" | "published_at">;
	/** As delivery would give it, relations by their uuids. */
	readonly content: Block;
	/** Of the page; undefined is the default one. */
	readonly language: string | undefined;
}

/** What the page shows of the work on it. */
export interface PageWork {
	readonly selected: Block;
	readonly hovered: string | undefined;
	/** Raised when the page has to be loaded anew. */
	readonly round: number;
	readonly onEdit: (uid: string) => void;
}

interface PreviewFrameProps extends ShownPage {
	readonly title: string;
	/** True width of the window it shows, pixels. */
	readonly width: number;
	/** Undefined of a page that is only looked at. */
	readonly work: PageWork | undefined;
}

/** The real page in a window of a true width, made smaller to fit, and the conversation with its bridge. */
export function PreviewFrame(props: PreviewFrameProps) {
	const { url, story, work, title, width } = props;
	const { space, components, doors } = useContentPlace();
	const { selected, hovered, round = 0 } = work ?? {};
	const { _uid: uid, component } = selected ?? {};
	const seenPublication = useRef(story.published_at);
	const frame = useRef<HTMLIFrameElement>(null);
	const stage = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState({ width, height: 800 });
	/** How often the page has said that it listens; each load of it knows nothing of what was told before. */
	const [hearing, setHearing] = useState(0);
	const [asked, setAsked] = useState<AskedRelations>();
	const content = useRelations(props.content, asked, props.language);
	const { origin } = new URL(url, location.href);
	const scale = Math.min(1, size.width / width);

	const tell = useEffectEvent((message: object) =>
		frame.current?.contentWindow?.postMessage(message, origin),
	);
	const sendInput = useEffectEvent(() => tell({ action: "input", story: { ...story, content } }));
	const hear = useEffectEvent((event: MessageEvent) => {
		if (event.source !== frame.current?.contentWindow) return;
		const message = readBridgeMessage(event, { origin, story: story.id });
		switch (message?.action) {
			case "ping":
				return tell({ action: "pingBack" });
			case "initialized":
				tell({
					action: "enterEditmode",
					reload: true,
					storyId: story.id,
					componentNames: Object.fromEntries(
						components.map(({ name, display_name }) => [name, display_name ?? name]),
					),
					appVersion: "v2",
				});
				setAsked({ fields: message.relations, read: relatedReader(doors) });
				return setHearing((before) => before + 1);
			case "edit":
				return work?.onEdit(message.uid);
		}
	});

	useEffect(() => {
		const listen = (event: MessageEvent) => hear(event);
		addEventListener("message", listen);
		return () => removeEventListener("message", listen);
	}, []);

	useEffect(() => {
		if (hearing > 0 && content) sendInput();
	}, [hearing, content]);

	useEffect(() => {
		if (round > 0) tell({ action: "change", reload: true, storyId: story.id, slug: story.full_slug });
	}, [round, story.id, story.full_slug]);

	useEffect(() => {
		if (hearing === 0 || uid === undefined) return;
		const blok = { uid, id: String(story.id), space: space.id, name: component };
		tell({ action: "enterComponent", storyId: story.id, componentId: uid, breadcrumbs: [], blok });
	}, [hearing, uid, component, story.id, space.id]);

	useEffect(() => {
		const event = publicationEvent(seenPublication.current, story);
		seenPublication.current = story.published_at;
		if (event) tell(event);
	}, [story]);

	useEffect(() => {
		if (hearing > 0) tell({ action: "hoverComponent", storyId: story.id, componentId: hovered ?? "" });
	}, [hearing, hovered, story.id]);

	useEffect(() => {
		const element = stage.current;
		if (!element) return;
		const observer = new ResizeObserver(([entry]) => {
			// Of a frame that is out of sight there is nothing to measure.
			if (entry && entry.contentRect.width > 0)
				setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	return (
		<div ref={stage} className={styles.stage} data-heard={hearing > 0 || undefined}>
			<iframe
				ref={frame}
				title={title}
				src={url}
				className={styles.frame}
				style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
			/>
		</div>
	);
}
