/** A number as short as a drawing needs it. */
export const n = (value: number) => +value.toFixed(2)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that can stand in markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
