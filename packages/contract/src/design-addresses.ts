/** What only the dialog about a design asks: a file of its own, so that no other page loads it. */
export const designAddresses = {
	getDesignName: { method: "get", path: "/web-api/designs/{id}/name" },
	renameDesign: { method: "put", path: "/web-api/designs/{id}/name" },
	keepDesignQuantity: { method: "put", path: "/web-api/designs/{id}/quantity" },
	listDesignVersions: { method: "get", path: "/web-api/designs/{id}/revisions" },
	getDesignVersion: { method: "get", path: "/web-api/designs/{id}/revisions/{revision}" },
	nameDesignVersion: { method: "put", path: "/web-api/designs/{id}/revisions/{revision}/name" },
	getDesignSpelling: { method: "get", path: "/web-api/designs/{id}/spelling" },
	acceptDesignWord: { method: "post", path: "/web-api/designs/{id}/spelling" },
} as const;
