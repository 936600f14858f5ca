import type { contentTrash as german } from "../../de/office/content-trash.ts";

export const contentTrash: typeof german = {
	title: "Trash of {space}",
	explained: "What is here can be seen nowhere else. It is restored as a draft, with all its versions.",
	pages: "Pages and folders",
	noPages: "No deleted pages.",
	noPagesExplained: "Deleted pages and folders stay here until they are removed for good.",
	deletedPages: "Deleted pages and folders",
	files: "Files",
	noFiles: "No deleted files.",
	noFilesExplained: "Deleted files stay here until they are removed for good.",
	filesExplained:
		"What is here can no longer be chosen. Pages that still show a file keep it: it is removed only when no page shows it any more.",
	deletedFiles: "Deleted files",
	removeFileExplained: "Its address then leads nowhere, too. This cannot be undone.",
	returned: "“{name}” is back among the files.",
	folder:
		"{address}, {count, plural, =0 {folder without pages} one {folder with one page} other {folder with # pages}}",
	deletedBy: "Deleted on {at}, by {author}",
	keptUntil: "Will be removed for good on {day}",
	restore: "Restore",
	remove: "Delete for good",
	removeTitle: "Delete “{name}” for good?",
	removeExplained:
		"All versions are lost, and former addresses lead nowhere any more. This cannot be undone.",
	deleted: "“{name}” is in the trash.",
	restored:
		"“{name}” is back at {address}, {isFolder, select, true {everything in it as a draft} other {as a draft}}.",
	removed: "“{name}” is deleted for good.",
	undo: "Undo",
	open: "Open the page",
	close: "Close the message",
	more: "Show more",
	slugTitle: "New address for “{name}”",
	slugTaken: "Something else has the address {address} by now. At which address shall “{name}” be?",
};
