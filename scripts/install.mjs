import { prepare } from './bootstrap.mjs'

// For images: packages and clients are a layer of their own, below what changes more often.
await prepare({ image: true })
