/**
 * Has a member that begins like a text. As a range, not as a regular expression: an index follows it exactly, on each of the servers
 * that development and tests may run on.
 */
export function prefixFilter(text: string) {
  return { $elemMatch: { $gte: text, $lt: `${text}\u{10ffff}` } }
}
