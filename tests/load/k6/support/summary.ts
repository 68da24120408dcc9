/** Writes every figure to where the runner reads it; printing is the runner's. */
export function handleSummary(data: object): Record<string, string> {
  return { [__ENV.SUMMARY!]: JSON.stringify(data) }
}
