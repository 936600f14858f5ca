/** Parameter of a link that opens a picture for the wall: the query it hangs by. */
export const HUNG_FIELD = "hung";
