/** How many a round takes on of each kind of work. */
export const BATCH = 200
