import type * as RightsPackage from '@storyright/rights'
import { useEffect, useState } from 'react'

export type Rights = typeof RightsPackage

/** What reads and writes books of rights. Its countries are many, so that it comes after the page; until then it is undefined. */
export function useRights(): Rights | undefined {
  const [rights, setRights] = useState<Rights>()
  useEffect(() => {
    import('@storyright/rights').then(setRights, () => {}) // without it the server alone reads the lines
  }, [])
  return rights
}

/** What is wrong with the lines, and where; undefined where nothing is. */
export const rightsFault = ({ errors }: Pick<RightsPackage.ParsedBook, 'errors'>): string | undefined =>
  errors?.map(({ line, column, message }) => `Line ${line}, character ${column}: ${message}.`).join(' ')

/** A book of rights in words; as it was written, while it cannot be read. */
export function rightsWords(rights: Rights | undefined, text: string): string {
  const book = rights?.parseBook(text, { characters: Number.POSITIVE_INFINITY }).book
  return book ? rights!.describeBook(book) : text
}
