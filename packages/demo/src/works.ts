import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Medium } from '@storyright/contracts/vocabulary'

/** One line of `works/*.jsonl`: what was written by hand. The rest of a listing follows from it. */
export interface Work {
  title: string
  author: string
  medium: Medium
  genre: string
  subgenre: string
  themes: string[]
  keywords: string[]
  logline: string
  synopsis: string
  year: number | null
  pages: number | null
  audience: string
  /** 1 a short film, 3 a solid drama, 5 a franchise. */
  scale: 1 | 2 | 3 | 4 | 5
}

/** Every work, in a fixed order. Works of `classics-*.jsonl` are real and in the public domain, all others invented. */
export function readWorks(folder: string): { work: Work; isClassic: boolean }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => ({ work: JSON.parse(line) as Work, isClassic: file.startsWith('classics') })),
    )
}
