/** What is wrong with a cart or with what an order was placed with, and what helps. */
export const order = {
	quantityByPrints:
		"This set has {prints, plural, one {# print} other {# prints}}. How many there are is changed at the photos themselves.",
	quantityByGuests:
		"There {guests, plural, one {is # guest} other {are # guests}} on the guest list, and each gets a card of their own. Change the number in the guest list of the design.",
	guestTooLong: "“{field}” is too long at {length, number} characters.",
	cartFull: "The basket holds {max, number} items. Please order these first.",
	giftVoucherValue: "Gift vouchers come in whole amounts from {min} to {max}.",
	payment: "Please choose another way to pay.",
	refunded: "Cancellation of your order",
	missing: {
		email: "Please enter your email address.",
		firstName: "Please enter the first name.",
		lastName: "Please enter the last name.",
		street: "Please enter street and house number.",
		postalCode: "Please enter the postcode.",
		city: "Please enter the town or city.",
		country: "Please choose the country.",
		other: "Please fill in this field.",
	},
	tooLong: "At most {max} characters fit in here.",
	characters: "Please use no line breaks or control characters here.",
	postalCode: "This postcode does not belong to the country.",
	country: "We are sorry, we do not deliver to this country yet.",
	postNumberMissing: "Please give the post number for the Packstation.",
	postNumber: "A post number has six to ten digits.",
	packstationMissing: "A post number belongs to a Packstation, “Packstation 123” for example.",
	packstationBilling: "An invoice does not go to a Packstation.",
	packstationCountry: "There are Packstations in Germany only.",
	packstationStandard: "We deliver to a Packstation by standard delivery only.",
	email: "Mail cannot be sent to this address. One looks like this: name@example.com",
};
