import { type Idea, ideasFor } from "../../ideas/idea.ts";

const invitations = ideasFor("invitation", "wedding", {
	warm: {
		band: "We’re getting married on {{date:full}} at {{time}}: {{place}}, {{town}}. There will be cake in the afternoon, a long supper and a band that knows when to play something slow.",
		kitchen:
			"Most of our best evenings have been spent round a kitchen table with some of you. We’d like one with all of you. Please come and see us married.",
		known:
			"You knew us before we knew each other, or put up with us after. Either way, we want you close by when we say it.",
		early:
			"Come early, stay late, dance badly. We’re marrying on {{date}} and would like nobody to look at the clock.",
		letter:
			"There are people we couldn’t imagine the day without. We made a list, and your names were the first we wrote.",
		children:
			"Grown-ups, children and anyone in between: there’s wine for some, a lawn for others and ice cream for all. {{date:full}}, from {{time}}.",
	},
	festive: {
		request:
			"The pleasure of your company is requested\nat the marriage of\n{{name1}} and {{name2}}\non {{date:full}} at {{time}}\n{{place}}, {{town}}",
		parents:
			"Together with their families,\n{{name1}} and {{name2}}\ninvite you to their wedding\non {{date:full}} at {{time}}\n{{place}}, {{town}}",
		church:
			"We shall make our vows on {{date:full}} at {{time}}, and would be honoured to have you with us, in church and afterwards at our table.",
		dinner:
			"Please join us on {{date:full}} for our wedding, for dinner and for dancing until carriages at midnight.",
		guests: "We would be delighted if you would join us as we marry on {{date:full}} at {{time}}.",
	},
	playful: {
		sweepstake:
			"Some of you had money on this. Winnings may be collected in wine, on {{date:full}} from {{time}}.",
		question:
			"One of us asked. The other had been wondering what took so long. The full story will be told on {{date}}, with exaggerations.",
		hats: "Hats welcome, speeches rationed, bar open. We’re getting married, and it won’t be half as good without you.",
		dog: "We asked the dog, and the dog approves. We hope you do too: {{date:full}}, {{time}}, {{place}}.",
	},
	poetic: {
		two: "Two coats on one hook,\ntwo cups on the sill.\nOne day to say it aloud.\nBe there to hear us.",
		dusk: "In the long light of the afternoon\nwe’ll make our promises.\nWhen the lamps are lit, we’ll dance.",
		road: "Our roads met, and went on as one.\nWalk a little of it with us,\non {{date:full}}.",
	},
	plain: {
		brief: "We’re getting married.\n{{date:full}}, {{time}}\n{{place}}, {{town}}\nPlease come.",
		small: "It’s a small wedding, and you’re part of it.",
		evening:
			"We’ll marry quietly with our families and celebrate with everyone after: {{date:full}}, from {{time}}, at {{place}}.",
	},
});

const replies = ideasFor("reply", "wedding", {
	warm: {
		voice: "Ring or write by {{reply-by}}: {{phone}}. We’d love an excuse for a chat.",
		everyone: "Let us know by {{reply-by}} who’s coming, down to the smallest. Everybody gets a chair.",
	},
	festive: {
		favour: "The favour of a reply is requested by {{reply-by}}.",
		rsvp: "RSVP by {{reply-by}}\n{{phone}}",
	},
	playful: {
		caterer: "Our caterer is a worrier. Put her mind at rest by {{reply-by}}.",
		song: "Reply by {{reply-by}}, and name the song that gets you out of your chair.",
	},
	plain: {
		date: "Please let us know by {{reply-by}}.",
		food: "Can you come? Tell us by {{reply-by}} on {{phone}}, along with anything you don’t eat.",
	},
});

const gifts = ideasFor("gifts", "wedding", {
	warm: {
		presence:
			"Having you there is present enough. If you’d like to give something all the same, we’re saving for a journey.",
		recipe: "Give us a recipe you love, in your own handwriting. We’ll cook our way through the lot.",
		home: "After years under one roof we own two of everything. A little towards our honeymoon would be lovely.",
	},
	festive: {
		fund: "Should you wish to give a present, a contribution to our honeymoon would be most kindly received.",
		charity: "In place of presents, we ask for a gift to a cause close to our hearts. Details are enclosed.",
	},
	playful: {
		toaster: "We have three toasters. Anything but a toaster.",
		cake: "No presents, please. But if you can bake, we need to talk.",
	},
	plain: { honeymoon: "If you’d like to give us something, we’re saving for our honeymoon." },
});

const journeys = ideasFor("travel", "wedding", {
	warm: {
		rooms: "Stay the night and forget about the last train. Rooms are held under “{{name1}} and {{name2}}”.",
		lifts: "Room in the car, or in need of a seat? Call {{phone}} and we’ll pair you up.",
	},
	festive: {
		reserved:
			"Rooms have been reserved in the names of {{name1}} and {{name2}}. For help with your journey, please telephone {{phone}}.",
	},
	plain: {
		parking:
			"There’s parking on site, and we’ll book taxis for the way home. You’ll find us at {{place}}, {{town}}.",
	},
});

const quotations = ideasFor("quotation", "wedding", {
	poetic: {
		alteration: {
			text: "Love is not love\nWhich alters when it alteration finds",
			by: "William Shakespeare",
		},
		birthday: {
			text: "Because the birthday of my life\nIs come, my love is come to me.",
			by: "Christina Rossetti",
		},
		souls: { text: "Whatever our souls are made of, his and mine are the same", by: "Emily Brontë" },
		pleasures: {
			text: "Come live with me and be my love,\nAnd we will all the pleasures prove",
			by: "Christopher Marlowe",
		},
		joined: {
			text: "What greater thing is there for two human souls, than to feel that they are joined for life",
			by: "George Eliot",
		},
	},
	festive: {
		ruth: { text: "Whither thou goest, I will go; and where thou lodgest, I will lodge", by: "Ruth 1:16" },
		waters: {
			text: "Many waters cannot quench love, neither can the floods drown it",
			by: "Song of Solomon 8:7",
		},
	},
});

const salutations = ideasFor("salutation", "wedding", {
	warm: {
		all: "Dear family, dear friends,",
		favourites: "Dear favourite people,",
		near: "To the ones we love,",
	},
	festive: { formal: "Dear guests," },
	playful: { dancers: "Dear dancers, dear diners," },
});

const headings = ideasFor(["heading", "occasion", "back-heading", "title"], "wedding", {
	warm: { with: "Marry with us", two: "From now on, two" },
	festive: { vows: "To have and to hold", wedding: "The wedding of" },
	playful: { last: "At last", rings: "Two rings, one party" },
	poetic: { day: "A day in {{date:month}}" },
	plain: { names: "{{name1}} marries {{name2}}", marrying: "We’re getting married" },
});

export const wedding: readonly Idea[] = [
	...[...invitations, ...replies, ...gifts, ...journeys],
	...[...quotations, ...salutations, ...headings],
];
