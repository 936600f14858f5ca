/** What only the dialog that shares a design asks: a file of its own, so that no other page loads it. */
export const sharingAddresses = {
	listDesignLinks: { method: "get", path: "/web-api/designs/{id}/links" },
	makeDesignLink: { method: "post", path: "/web-api/designs/{id}/links" },
	revokeDesignLink: { method: "delete", path: "/web-api/designs/{id}/links/{link}" },
	mailDesignLink: { method: "post", path: "/web-api/designs/{id}/links/mails" },
	listDesignRemarks: { method: "get", path: "/web-api/designs/{id}/remarks" },
	settleDesignRemark: { method: "put", path: "/web-api/designs/{id}/remarks/{remark}/settlement" },
} as const;
