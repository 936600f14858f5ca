export {
	type Idea,
	type IdeaLabel,
	type IdeaOccasion,
	type IdeaTone,
	ideaLabels,
	ideaOccasions,
	ideaTones,
} from "./idea.ts";
export { ideaOccasionOf } from "./idea-occasion.ts";
