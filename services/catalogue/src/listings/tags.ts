import type { ListingForm } from '@storyright/contracts/http'
import { foldText, genreWords } from '@storyright/contracts/vocabulary'

/** Genre, subgenre, themes and keywords, each once whatever its case; the first spelling stays. */
export function tagsOf(form: Pick<ListingForm, 'genre' | 'subgenre' | 'themes' | 'keywords'>): string[] {
  const tags = new Map<string, string>()
  for (const tag of [form.genre, form.subgenre ?? '', ...form.themes, ...form.keywords]) {
    const key = foldText(tag)
    if (key && !tags.has(key)) tags.set(key, tag.trim())
  }
  return [...tags.values()]
}

/** The tags that browse offers as genres, in lower case. */
export const genreTagsOf = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.toLowerCase()).filter((tag) => genreWords.some((word) => tag.includes(word)))
