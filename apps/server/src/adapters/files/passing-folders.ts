/** Below the store, where files grow that belong to a request, a job or a look that runs. */
export const passingFolders = {
	drafts: "drafts",
	incoming: "incoming",
	resumable: "resumable",
	printing: "printing",
	health: "health",
} as const;
