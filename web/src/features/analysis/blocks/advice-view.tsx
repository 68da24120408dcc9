import * as S from './blocks.styles.ts'
import type { ViewProps } from './view-props.ts'

export function AdviceView({ block: { items } }: ViewProps<'advice'>) {
  return (
    <S.Advice>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </S.Advice>
  )
}
