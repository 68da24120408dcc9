import { forumCategories, forumCategoryLabels } from '@storyright/contracts/vocabulary'
import { type ForumChoices, queryOf } from '../choices.ts'
import * as S from './list.styles.ts'

/** The forum's categories; one at a time, or all. */
export function Categories({ choices }: { choices: ForumChoices }) {
  const link = (label: string, category: ForumChoices['category']) => (
    <li key={label}>
      <S.Category
        to={{ search: queryOf({ ...choices, category }).toString() }}
        preventScrollReset
        aria-current={choices.category === category}
      >
        {label}
      </S.Category>
    </li>
  )
  return (
    <S.Rail aria-label="Categories">
      <ul>
        {link('All Discussions', undefined)}
        {forumCategories.map((category) => link(forumCategoryLabels[category], category))}
      </ul>
    </S.Rail>
  )
}
