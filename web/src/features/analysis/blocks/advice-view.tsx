import * as S from './blocks.styles.ts'
import type { ViewProps } from './view-props.ts'

export const AdviceView = ({ block: { items } }: ViewProps<'advice'>) => (
  <S.Advice>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </S.Advice>
)
