/** What the editor asks: a file of its own, so that no other page loads it. */
export const editorAddresses = {
	createDesign: { method: "post", path: "/web-api/designs" },
	getDesign: { method: "get", path: "/web-api/designs/{id}" },
	patchDesign: { method: "patch", path: "/web-api/designs/{id}" },
	deleteDesign: { method: "delete", path: "/web-api/designs/{id}" },
	getUpload: { method: "get", path: "/web-api/uploads/{id}" },
	adoptTemplate: { method: "post", path: "/web-api/designs/{id}/adoptions" },
	getToldFacts: { method: "get", path: "/web-api/told-facts" },
	listOrnaments: { method: "get", path: "/web-api/ornaments" },
	findInk: { method: "get", path: "/web-api/inks" },
	readGuestList: { method: "post", path: "/web-api/guest-lists" },
	getOptionPanel: { method: "get", path: "/web-api/calculator/reference" },
	getPrice: { method: "get", path: "/web-api/price" },
	getCart: { method: "get", path: "/web-api/cart" },
	removeCartItem: { method: "delete", path: "/web-api/cart/items/{id}" },
	addCartItem: { method: "post", path: "/web-api/cart/items" },
} as const;
