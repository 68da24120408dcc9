import { foldText, wordsOf } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'

/** Search texts that people may type, taken from the demo catalogue. */
export function searchedTexts() {
  const forms = demoListings().map(({ form }) => form)
  const seen = new Map<string, number>()
  for (const { title, author, genre, subgenre, themes, keywords, logline } of forms) {
    const text = [title, author, genre, subgenre, ...themes, ...keywords, logline].join('\n')
    for (const word of wordsOf(foldText(text))) seen.set(word, (seen.get(word) ?? 0) + 1)
  }
  const words = [...seen].filter(([word]) => /^[a-z]{3,}$/.test(word)).sort()
  const rare = words.filter(([word, listings]) => listings === 1 && word.length >= 6).map(([word]) => word)
  const byCount = words.toSorted(([, one], [, other]) => other - one).map(([word]) => word)
  return {
    rare: spaced(rare, 40),
    titles: spaced(
      forms.map(({ title }) => title),
      20,
    ),
    common: byCount.slice(0, 30),
    mistyped: spaced(rare, 55)
      .filter((word) => word.length >= 8)
      .slice(0, 20)
      .map((word) => word.slice(0, 4) + word.slice(5)),
  }
}

function spaced<One>(all: One[], count: number): One[] {
  return Array.from({ length: count }, (_, place) => all[Math.floor(((place + 0.5) * all.length) / count)]!)
}
