/** Another routing id for a public customer; an empty one takes it away. */
export interface RoutingRequest {
	readonly routingId: string;
}
