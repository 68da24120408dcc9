import type { Writer } from '@storyright/contracts/http'
import type { WrittenStatus } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Badge } from '../../ui/badge/badge.tsx'
import { meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { nameOf } from '../person/name-of.ts'
import { Portrait } from '../person/portrait.tsx'
import { Ago, When } from './when.tsx'

const Face = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  min-width: 0;
`
const Lines = styled.div`
  min-width: 0;
`
const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.s2};
  bdi {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`
const Second = styled.div`
  ${meta}
`

type BylineProps = {
  author: Writer
  badge: ReactNode
  createdAt: string
  editedAt: string | null
  status: WrittenStatus
}

/** Who wrote something and when, and whether it was changed since or waits for a moderator. */
export function Byline({ author, badge, createdAt, editedAt, status }: BylineProps) {
  const name = nameOf(author)
  return (
    <Face>
      <Portrait name={name} address={author.profileImageUrl} size={36} />
      <Lines>
        <First>
          <bdi>{name}</bdi>
          {badge}
          {status === 'waiting' && (
            <Badge tone="wait" fill>
              Waiting for a moderator
            </Badge>
          )}
        </First>
        <Second>
          <Ago at={createdAt} />
          {editedAt && (
            <span>
              {' · edited '}
              <When at={editedAt} />
            </span>
          )}
        </Second>
      </Lines>
    </Face>
  )
}
