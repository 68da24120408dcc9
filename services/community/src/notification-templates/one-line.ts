/** What people typed, on one line and in quotation marks. */
export const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim()}”`
