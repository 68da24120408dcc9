export { messagingCollections } from './mongodb/collections.ts'
export { keepNewest, keepNewestOf } from './mongodb/keep-newest.ts'
export { mongoStore } from './mongodb/store.ts'
