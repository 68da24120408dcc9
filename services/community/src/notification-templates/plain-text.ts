/** The plain text of Markdown, with the titles of listings where only their addresses stand. */
export function plainText(
  markdown: string,
  titleOf: (listingId: string) => string | undefined = () => undefined,
): string {
  return markdown
    .replace(/^```.*$/gm, '')
    .replace(/^\s{0,3}>.*$/gm, '') // what is quoted of somebody else
    .replace(/^\s{0,3}(?:#{1,6}|[-*+]|\d{1,3}[.)])\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(
      /<?(?:https?:\/\/[^\s/<>]+)?\/listing\/([1-9]\d{0,14})(?![\w-])>?/g,
      (address, id: string) => titleOf(id) ?? address,
    )
    .replace(/(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)(.+?)(?<=\S)\1(?![\w*])/g, '$2')
}

/** What people typed, on one line and in quotation marks. */
export const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim()}”`
