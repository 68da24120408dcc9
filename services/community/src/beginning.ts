/** Matches what begins like a text, in a way that an index can follow. */
export const beginningWith = (text: string): RegExp => new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
