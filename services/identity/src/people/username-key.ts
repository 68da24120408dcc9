import unhomoglyph from 'unhomoglyph'

/** Letters that look like Latin ones, each with the one that it looks like. */
const lookalikes = new Map(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      е: 'e',
      ѕ: 's',
      і: 'i',
      ј: 'j',
      к: 'k',
      м: 'm',
      н: 'h',
      о: 'o',
      р: 'p',
      с: 'c',
      т: 't',
      у: 'y',
    },
    ...{ х: 'x', ь: 'b', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ӏ: 'l', ѵ: 'v', ү: 'y', ԍ: 'g' },
    ...{
      α: 'a',
      β: 'b',
      ε: 'e',
      η: 'n',
      ι: 'i',
      κ: 'k',
      ν: 'v',
      ο: 'o',
      ρ: 'p',
      σ: 'o',
      τ: 't',
      υ: 'u',
      χ: 'x',
      γ: 'y',
    },
    ...{ ո: 'n', ս: 'u', օ: 'o', ց: 'g', հ: 'h', ք: 'p', լ: 'l', ı: 'i' },
  }),
)

/**
 * What a username is known by: those that differ only in case, in how a letter is encoded or in letters of another alphabet that
 * look the same are one.
 */
export const usernameKey = (username: string): string =>
  Array.from(username.normalize('NFKC').toLowerCase(), (letter) => lookalikes.get(letter) ?? letter).join('')

/**
 * A username's look, by Unicode's table of confusable characters: without case, accents and invisible characters.
 * `I` looks like `l` and is `i` as well, so these three are one.
 */
export const lookalikeKey = (username: string): string =>
  looksLike(looksLike(username.normalize('NFKC')).toLowerCase()).replaceAll('i', 'l')

const unseen = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu

/** As UTS 39 builds a skeleton, with accents left out. */
export const looksLike = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replace(unseen, '')).normalize('NFD').replace(unseen, '')
