import type { contentAccess as german } from "../../de/office/content-access.ts";

export const contentAccess: typeof german = {
	title: "Access to {space}",
	explained:
		"A token lets a program reach the pages of this space: another website, an app, a script. People who work here need none.",
	none: "No token yet",
	caption: "Tokens of this space",
	name: "Name",
	opens: "Allows",
	key: "Token",
	made: "Made",
	steps: "Steps",
	access: {
		public: "Read what is published",
		preview: "Read drafts, too",
		management: "Change everything",
	},
	first: {
		public: "Pages of the shop",
		preview: "Preview in this office",
		management: "First key to change things",
	},
	accessExplained: {
		public: "What visitors see anyway. This token may stand in a page or an app.",
		preview: "What is not published yet. This token belongs on a server, not in a page.",
		management: "Write, publish and delete pages, but give no tokens. Treat it like a password.",
	},
	ending: "ends with {letters}",
	madeBy: "{day} by {author}",
	fromFile: "with the first pages",
	copy: "Copy",
	make: "New token",
	makeTitle: "New token",
	nameHelp:
		"What it is for, such as “Website of the branch”. What it changes stands under this name in the versions.",
	create: "Create",
	cancel: "Cancel",
	madeTitle: "Token “{name}”",
	once: "Copy the token now: later it is not shown again, only its last four characters.",
	again: "This token stays readable in the list.",
	done: "Done",
	revoke: "Revoke",
	revokeTitle: "Revoke token “{name}”?",
	revokeExplained:
		"Every program that uses it is turned away at once. It cannot be brought back; you can only make a new one.",
	revoked: "“{name}” is revoked.",
};
