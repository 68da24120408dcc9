/** What makes a search one that the source refuses, in words. */
export class QueryFault extends Error {}
