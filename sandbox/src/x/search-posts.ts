import { createWordIndex } from '../text/word-index.ts'
import { plain } from '../text/words.ts'
import { knownWorks } from '../works/works.ts'
import { type DatedPost, datedBefore, hashtagsIn, linksIn, mentionsIn, type Post } from './post.ts'
import { postsAbout } from './posts-about.ts'
import { type Condition, wantedWords } from './query/post-query.ts'

interface Written {
  post: Post
  plainText: string
  tags: string[]
  mentions: string[]
}

const createTimeline = () =>
  createWordIndex(
    knownWorks()
      .flatMap(postsAbout)
      .map(
        (post): Written => ({
          post,
          plainText: plain(post.text),
          tags: hashtagsIn(post.text).map((tag) => tag.toLowerCase()),
          mentions: mentionsIn(post.text).map((name) => name.toLowerCase()),
        }),
      ),
    ({ plainText }) => plainText,
  )
let opened: ReturnType<typeof createTimeline> | undefined

/** Every post between two times that a search finds, newest first. */
export function searchPosts(condition: Condition, { from, to }: { from: number; to: number }): DatedPost[] {
  opened ??= createTimeline()
  return opened
    .candidates(wantedWords(condition))
    .filter((written) => fits(condition, written))
    .map(({ post }) => datedBefore(post, to))
    .filter(({ at }) => at >= from)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
}

function fits(condition: Condition, written: Written): boolean {
  const { post, plainText, tags, mentions } = written
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => fits(each, written))
    case 'any':
      return condition.of.some((each) => fits(each, written))
    case 'not':
      return !fits(condition.of, written)
    case 'words':
      return plainText.includes(` ${condition.words.join(' ')} `)
    case 'tag':
      return tags.includes(condition.value)
    case 'mention':
      return mentions.includes(condition.value.replace('@', ''))
    case 'from':
      return post.author.username.toLowerCase() === condition.value || post.author.id === condition.value
    case 'lang':
      return condition.value === 'en'
    case 'url':
      return linksIn(post.text).some((link) => link.toLowerCase().includes(condition.value))
    case 'is':
      return isSo(condition.value, post)
    case 'has':
      return hasSuch(condition.value, written)
  }
}

const isSo = (what: string, post: Post): boolean =>
  ({ retweet: post.isRetweet, reply: post.isReply, verified: post.author.isVerified })[what] ?? false

const hasSuch = (what: string, { post, tags, mentions }: Written): boolean =>
  ({ hashtags: tags.length > 0, mentions: mentions.length > 0, links: linksIn(post.text).length > 0 })[what] ?? false
