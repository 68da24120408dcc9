/** What search engines and whoever shares a page are told of it. */
export interface PageWords {
  description: string
  keywords: string
}
