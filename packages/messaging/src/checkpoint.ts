/** The steps between which a process may die; tests end it there. */
export type Checkpoint = 'claimed' | 'published' | 'marked' | 'delivered' | 'handled' | 'committed' | 'acknowledged'

export type OnCheckpoint = (checkpoint: Checkpoint) => void | Promise<void>
