import type { controls as german } from "../../de/office/controls.ts";

export const controls: typeof german = {
	up: "Up one level",
	filter: "Filter",
	close: "Close",
	cancel: "Cancel",
	save: "Save",
	moment: "One moment …",
	copied: "Copied.",
	copyByHand: "The browser does not let this page copy. Please select the text and copy it by hand.",
	retry: "Try again",
	retrying: "Trying …",
	failed: "That did not work",
	unreachable: "The server cannot be reached",
	unreachableHelp: "Please check your connection. The page will load by itself as soon as it is back.",
	unreachableReason: "The server cannot be reached.",
	outdated: "{reason} What you see is from {time}.",
	time: "{time}",
	signedOut: "Your session has expired. What you have entered stays here.",
	signInAgain: "<link>Sign in in a new window</link> and carry on here.",
	due: { unpaid: "once paid", overdue: "overdue", today: "today", tomorrow: "tomorrow" },
};
