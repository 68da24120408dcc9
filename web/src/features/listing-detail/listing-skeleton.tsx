import styled from 'styled-components'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { theme } from '../../ui/theme/theme.ts'
import * as S from './layout.styles.ts'

const Cover = styled(Skeleton)`
  aspect-ratio: 2 / 3;
  height: auto;
`
const Lines = styled.div`
  display: grid;
  gap: ${theme.s3};
`

/** The listing to come, in its own measures. */
export function ListingSkeleton() {
  return (
    <S.Page>
      <S.Titles>
        <PhoneCover />
        <Lines>
          <Spinner label="Loading listing" />
          <Skeleton $w="70%" $h={40} />
          <Skeleton $w="40%" $h={22} />
        </Lines>
        <S.Beneath>
          <Skeleton $w="80%" $h={20} />
        </S.Beneath>
      </S.Titles>
      <S.Story>
        <section>
          <Lines>
            <Skeleton $w={140} $h={24} />
            {['100%', '96%', '98%', '72%'].map((width) => (
              <Skeleton key={width} $w={width} $h={17} />
            ))}
          </Lines>
        </section>
      </S.Story>
      <S.Deal as="div">
        <S.Terms>
          <Lines>
            <Skeleton $w="50%" $h={24} />
            <Skeleton $h={28} />
            <Skeleton $h={28} />
          </Lines>
        </S.Terms>
        <S.Score>
          <Skeleton $w={72} $h={72} $round />
          <Skeleton $w="50%" $h={24} />
        </S.Score>
      </S.Deal>
      <S.Side as="div">
        <S.LargeCover>
          <Cover />
        </S.LargeCover>
        <Lines>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} $h={20} />
          ))}
        </Lines>
      </S.Side>
    </S.Page>
  )
}

const PhoneCover = styled(Cover)`
  display: none;
  @media (max-width: 719px) {
    display: block;
  }
`
