/** Words about a person's own photo on a wall. */
export const wall = {
	wallPhoto: {
		quality: {
			good: "Pin-sharp at {size}.",
			fair: "Sharp at {size}; from {distance} away you will see no difference at all.",
			soft: "At {size} soft from close up, sharp only from {distance} away.{best, select, none {} other { Pin-sharp up to {best}.}}",
			refused:
				"Your photo has too few pixels for {size}: it would need {needed}.{best, select, none { Please use the original, not a reduced copy.} other { It is pin-sharp up to {best}.}}",
		},
		sharper: "Next size that is sharp: {size}",
		ground: {
			title: "Colour of the edge",
			ofPhoto: "From your photo",
			photoColor: "Colour {number} from the border of your photo",
			own: "Choose a colour of your own",
		},
		send: "Send the photo",
		refused: {
			large: "This photo is too large for us. Please take a smaller file.",
			kind: "This is not a photo that we can read. JPEG, PNG or HEIC are best.",
			damaged: "This photo is damaged, too small, or animated. Please take another one.",
			busy: "That did not work. Please try again in a minute.",
		},
		colors: {
			sent: "Original instead of print colours",
			duller: "About {percent}\u00a0% of the picture turns visibly calmer on this material.",
		},
		places: {
			none: "{count, plural, one {Your photo lies here as soon as you choose it or drop it on the page.} other {Room for # photos: choose several at once, or drop them on the page.}}",
			some: "{free, plural, =0 {{count, plural, one {This is how it will be printed.} other {All # places are filled.}}} one {One place is still free.} other {# of {count} places are still free.}}{spare, plural, =0 {} one { One more photo is at hand.} other { # more photos are at hand.}}",
			sharpness:
				"{refused, plural, =0 {} one {One photo has too few pixels for this size: please take another.} other {# photos have too few pixels for this size: please take others.}}{soft, plural, =0 {} one { One photo will look a little soft from near.} other { # photos will look a little soft from near.}}",
			choose: "Choose photos",
			more: "Choose more photos",
			place: "{count, plural, one {Put the photo in} other {Put # photos in}}",
			roomier: "Into a layout with {count} places",
			edit: "Edit in the editor",
		},
		own: "Your photo",
		crop: "Choose the crop",
		choose: "Choose a photo",
		other: "Use another photo",
		toCart: "Add to basket",
		toChoices: "Choose size and material",
		foreign:
			"We cannot show you this design: it belongs to another device or has been deleted. Simply choose your photo once more.",
		cutOut:
			"This takes a cut-out picture: a PNG with a transparent background. We cut all around what it shows.",
		drop: "Your photo hangs here as soon as you choose it or drop it on the page.",
		sending: "{count, plural, one {Your photo is} other {Your photos are}} being sent …",
		someLeft: "{count, plural, one {One photo is} other {# photos are}} missing. {reason}",
		cutOff: "The connection was interrupted. Please choose what is missing once more.",
		noPhotos:
			"{count, plural, one {One file is no photo and stays} other {# files are no photos and stay}} out.",
		unreachable:
			"That did not work: we cannot be reached just now. Your choices stay as they are, please try again in a moment.",
		empty: "An empty, lit wall above a sideboard 180 cm wide",
		hung: "Your photo, {size}, true to scale above a sideboard 180 cm wide",
	},
};
