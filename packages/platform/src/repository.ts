import path from 'node:path'

/** The folder that holds the whole repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '..', '..', '..')

/** A path inside the repository. */
export const inRepository = (...parts: string[]) => path.resolve(REPOSITORY, ...parts)
