import { invariant } from "@offizin/base";
import type { Colorway } from "../theme.ts";

/** What a couple's booklet says beside the songs that everybody knows. */
export interface Service {
	readonly welcome: string;
	/** One line for each part of it. */
	readonly order: string;
	/** Luther's Bible of 1912. */
	readonly reading: { readonly source: string; readonly text: string };
	readonly thanks: string;
	readonly afterwards: string;
}

/** Ignaz Franz, 1771, and Paul Gerhardt, 1653. */
export const songs = [
	{
		title: "Großer Gott, wir loben dich",
		words:
			"Großer Gott, wir loben dich;\nHerr, wir preisen deine Stärke.\nVor dir neigt die Erde sich\nund bewundert deine Werke.\nWie du warst vor aller Zeit,\nso bleibst du in Ewigkeit.\n\nAlles, was dich preisen kann,\nCherubim und Seraphinen,\nstimmen dir ein Loblied an;\nalle Engel, die dir dienen,\nrufen dir stets ohne Ruh:\nHeilig, heilig, heilig! zu.",
		by: "Ignaz Franz, 1771",
	},
	{
		title: "Geh aus, mein Herz",
		words:
			"Geh aus, mein Herz, und suche Freud\nin dieser lieben Sommerzeit\nan deines Gottes Gaben;\nschau an der schönen Gärten Zier\nund siehe, wie sie mir und dir\nsich ausgeschmücket haben.\n\nDie Bäume stehen voller Laub,\ndas Erdreich decket seinen Staub\nmit einem grünen Kleide;\nNarzissus und die Tulipan,\ndie ziehen sich viel schöner an\nals Salomonis Seide.",
		by: "Paul Gerhardt, 1653",
	},
] as const;

const order = (place: string) =>
	`Einzug\nBegrüßung ${place}\nLied: Großer Gott, wir loben dich\nLesung und Ansprache\nTrauversprechen und Ringe\nFürbitten\nLied: Geh aus, mein Herz\nVaterunser und Segen\nAuszug`;

const services: Readonly<Record<string, Service>> = {
	salbei: {
		welcome:
			"Liebe Familie, liebe Freunde,\n\nschön, dass Ihr da seid. Sucht Euch einen Platz im Schatten und singt so laut mit, wie Ihr mögt: Die Linde hat schon ganz anderes gehört.",
		order: order("unter der Linde"),
		reading: {
			source: "1. Korinther 13",
			text: "Die Liebe ist langmütig und freundlich, die Liebe eifert nicht, die Liebe treibt nicht Mutwillen, sie blähet sich nicht, sie suchet nicht das Ihre, sie rechnet das Böse nicht zu, sie freuet sich aber der Wahrheit; sie verträgt alles, sie glaubet alles, sie hoffet alles, sie duldet alles. Nun aber bleibt Glaube, Hoffnung, Liebe, diese drei; aber die Liebe ist die größte unter ihnen.",
		},
		thanks:
			"Danke an Pfarrerin Lindner für ihre Worte, an Tante Gerda an der Orgel und an alle, die heute früh Stühle getragen haben. Und danke Euch, dass Ihr diesen Weg mit uns geht.",
		afterwards:
			"Nach der Trauung gibt es Kaffee und Kuchen im Garten. Die Kollekte ist für das Kinderhospiz am See.",
	},
	staubblau: {
		welcome:
			"Liebe Familie, liebe Freunde,\n\nschön, dass Ihr da seid. Haltet Eure Hüte fest und singt gegen den Wind: Wenn es hinten auf der Uferwiese ankommt, war es laut genug.",
		order: order("am Ufer"),
		reading: {
			source: "Rut 1",
			text: "Rede mir nicht ein, dass ich dich verlassen sollte und von dir umkehren. Wo du hin gehst, da will ich auch hin gehen; wo du bleibst, da bleibe ich auch. Dein Volk ist mein Volk, und dein Gott ist mein Gott. Der Herr tue mir dies und das, der Tod muss mich und dich scheiden.",
		},
		thanks:
			"Danke an Pastor Petersen, der mit Talar auf die Wiese gekommen ist, an Mats’ Schwester für die Trompete und an alle, die mit uns über das Wasser gefahren sind, um heute hier zu sein.",
		afterwards: "Nach der Trauung gibt es Friesentorte und Tee. Die Kollekte ist für die Seenotretter.",
	},
	terrakotta: {
		welcome:
			"Liebe Familie, liebe Freunde,\n\nschön, dass Ihr da seid. Die Bänke von St. Peter sind hart, die Herzen sind es nicht. Singt mit uns, und wer weinen muss: Taschentücher liegen vorn.",
		order: order("in St. Peter"),
		reading: {
			source: "Kolosser 3",
			text: "So ziehet nun an, als die Auserwählten Gottes, Heiligen und Geliebten, herzliches Erbarmen, Freundlichkeit, Demut, Sanftmut, Geduld; und vertrage einer den andern und vergebet euch untereinander. Über alles aber ziehet an die Liebe, die da ist das Band der Vollkommenheit. Und der Friede Gottes regiere in euren Herzen.",
		},
		thanks:
			"Danke an Pfarrer Moser für viele Gespräche bei neuem Wein, an den Chor von St. Peter und an unsere Eltern, die uns vorgemacht haben, wie das geht mit der Liebe.",
		afterwards:
			"Nach der Trauung gehen wir zu Fuß durch die Reben zum Empfang. Die Kollekte ist für den Kindergarten am Kirchplatz.",
	},
};

export function serviceOf({ key }: Colorway): Service {
	const service = services[key];
	invariant(service, `Eukalyptus has a service in ${key}`);
	return service;
}
