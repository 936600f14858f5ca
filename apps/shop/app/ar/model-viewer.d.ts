import type { DetailedHTMLProps, HTMLAttributes, Ref } from "react";

/** What is used of the element; its own types need those of three. */
export interface ViewerElement extends HTMLElement {
	/** Whether this device can put the model into its room. Known some time after the model has come. */
	readonly canActivateAR: boolean;
}

interface ViewerAttributes extends HTMLAttributes<HTMLElement> {
	readonly ref?: Ref<ViewerElement>;
	readonly src: string;
	readonly alt: string;
	/** What is told of the side it is seen from, as JSON. */
	readonly a11y: string;
	readonly ar: boolean;
	readonly "ar-modes": string;
	readonly "ar-placement": "wall";
	readonly "ar-scale": "fixed";
	readonly "camera-controls": boolean;
	readonly "camera-orbit": string;
	readonly "min-camera-orbit": string;
	readonly "max-camera-orbit": string;
	readonly "disable-pan": boolean;
	readonly "touch-action": string;
	readonly "interaction-prompt": "none";
	readonly "shadow-intensity": string;
	readonly "shadow-softness": string;
}

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"model-viewer": DetailedHTMLProps<ViewerAttributes, ViewerElement>;
		}
	}
}
