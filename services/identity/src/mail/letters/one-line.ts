/** What people typed, on one line. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
