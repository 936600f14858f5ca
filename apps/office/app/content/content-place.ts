import type { Component } from "@offizin/content";
import type { ContentSpace } from "@offizin/contract";
import { createContext, use } from "react";
import type { ContentDoors } from "./doors/content-doors.ts";

/** The space that is worked on, for everything on a page of it. */
export interface ContentPlace {
	readonly space: ContentSpace;
	readonly doors: ContentDoors;
	readonly components: readonly Component[];
	readonly mayEdit: boolean;
	readonly mayPublish: boolean;
	/** Blocks, lists and access. */
	readonly mayManage: boolean;
}

const Place = createContext<ContentPlace | undefined>(undefined);
export const ContentPlaceProvider = Place.Provider;

export function useContentPlace(): ContentPlace {
	const place = use(Place);
	if (!place) throw new Error("outside of a space of content");
	return place;
}
