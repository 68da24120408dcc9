export * from "./events/envelope.ts"
