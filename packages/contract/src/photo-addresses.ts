/** What only the windows that bring photos into a design ask: a file of its own, so that no page loads it. */
export const photoAddresses = {
	makePhotoPass: { method: "post", path: "/web-api/designs/{id}/photo-passes" },
	listPassedPhotos: { method: "get", path: "/web-api/designs/{id}/photo-passes/{pass}" },
	endPhotoPass: { method: "delete", path: "/web-api/designs/{id}/photo-passes/{pass}" },
	listMyPhotos: { method: "get", path: "/web-api/uploads" },
	listPhotoUses: { method: "get", path: "/web-api/uploads/{id}/uses" },
	deleteUpload: { method: "delete", path: "/web-api/uploads/{id}" },
} as const;
