/** What readers would see as a link, however it is written in Markdown: an escaped character may hide one. */
const link = /:\/\/|\bwww\.|\]\(|\]:|&(?:#\w{1,8}|colon|sol|period);/i

/** Whether a text contains a link. */
export const hasLink = (text: string): boolean => link.test(text.replaceAll('\\', ''))
