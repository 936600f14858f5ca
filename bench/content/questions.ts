import { FOLDERS, folderOf, motifOf, STORIES, slugOf } from "./stories.ts";

export interface Question {
	readonly what: string;
	readonly budgetMs: number;
	/** How many stories each answer has. */
	readonly stories: number;
	/** Path and query for the delivery of contents, and for Payload's REST; of each turn another one. */
	ours(turn: number): string;
	payload(turn: number): string;
}

/** What both are asked. Relations are none of Payload's business here (depth=0), and one story is not counted. */
export const questions: readonly Question[] = [
	{
		what: "One story",
		budgetMs: 3,
		stories: 1,
		ours: (turn) => `stories/${slugOf(storyOf(turn))}?`,
		payload: (turn) => `where[fullSlug][equals]=${slugOf(storyOf(turn))}&limit=1&pagination=false`,
	},
	{
		what: "List of 25",
		budgetMs: 10,
		stories: 25,
		ours: (turn) => `stories?page=${1 + turn}`,
		payload: (turn) => `limit=25&sort=id&page=${1 + turn}`,
	},
	{
		what: "List of 25 by two filters",
		budgetMs: 10,
		stories: 25,
		ours: (turn) =>
			`stories?filter_query[color][in]=rot,creme&filter_query[price][gt_int]=${turn}&sort_by=name:asc`,
		payload: (turn) => `limit=25&where[color][in]=rot,creme&where[price][greater_than]=${turn}&sort=name`,
	},
	{
		what: "List of 100, sorted by an own field",
		budgetMs: 10,
		stories: 100,
		ours: (turn) => `stories?per_page=100&sort_by=content.price:desc:int&page=${1 + (turn % 100)}`,
		payload: (turn) => `limit=100&sort=-price&page=${1 + (turn % 100)}`,
	},
	{
		what: "List of 25 of a folder",
		budgetMs: 10,
		stories: 25,
		ours: (turn) => `stories?starts_with=${folderOf(turn)}/&sort_by=published_at:desc&page=${pageOf(turn)}`,
		payload: (turn) =>
			`limit=25&where[folder][equals]=${folderOf(turn)}&sort=-publishedAt&page=${pageOf(turn)}`,
	},
	{
		what: "Search for a word",
		budgetMs: 10,
		stories: 25,
		ours: (turn) => `stories?search_term=${motifOf(turn)}&page=${pageOf(turn)}`,
		payload: (turn) => `limit=25&where[title][like]=${motifOf(turn)}&page=${pageOf(turn)}`,
	},
];

/** Folders and words have a hundred stories, four pages. */
const pageOf = (turn: number) => 1 + (Math.floor(turn / FOLDERS) % 4);
const storyOf = (turn: number) => 1 + ((turn * 31) % STORIES);
