import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import * as S from './listing-card.styles.ts'

const shown = 3

/** The first three tags, and how many more there are. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <S.Tags>
      <ul aria-label="Tags">
        {tags.slice(0, shown).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {tags.length > shown && (
        <span>
          +{tags.length - shown}
          <VisuallyHidden> more tags</VisuallyHidden>
        </span>
      )}
    </S.Tags>
  )
}
