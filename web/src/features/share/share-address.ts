/** The form that is passed on; opened, it leads to the listing's page. */
export const shareAddress = (id: string, origin = window.location.origin) =>
  `${origin}/listings/${encodeURIComponent(id)}`

const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

export const mailTo = (words: string, address: string) =>
  `mailto:?${query({ subject: `${words} on Storyright`, body: `${words}\n\n${address}` })}`
export const onLinkedIn = (address: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`
export const onTwitter = (words: string, address: string) =>
  `https://twitter.com/intent/tweet?${query({ text: words, url: address })}`
