/** Writes every figure to where the runner reads it; printing is the runner's. */
export const handleSummary = (data: object): Record<string, string> => ({ [__ENV.SUMMARY!]: JSON.stringify(data) })
