import type { AdminComment } from '@storyright/contracts/http'
import { commentBadge } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { When } from '../../entities/written/when.tsx'
import { WriterBadge } from '../../entities/written/writer-badge.tsx'
import { paths } from '../../shared/paths.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RowActions } from '../../ui/page/actions.ts'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { Words } from '../../ui/text/words.ts'
import * as S from './comments.styles.ts'

/** What was written where, by whom and when, and the way to delete it. */
export const commentColumns = (onDelete: (comment: AdminComment) => void): Column<AdminComment>[] => [
  { header: 'Comment', sort: 'written', full: true, cell: (comment) => <What comment={comment} /> },
  { header: 'Author', full: true, cell: ({ author }) => <Who author={author} /> },
  { header: 'Likes', sort: 'likes', end: true, cell: ({ likeCount }) => likeCount.toLocaleString('en-GB') },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: (comment) =>
      !comment.isDeleted && (
        <RowActions>
          <Button small variant="danger" onClick={() => onDelete(comment)}>
            Delete<VisuallyHidden>{` the comment by ${nameOf(comment.author)}`}</VisuallyHidden>
          </Button>
        </RowActions>
      ),
  },
]

function What({ comment }: { comment: AdminComment }) {
  const { content, isDeleted, isEdited, parentId, listing, status, createdAt } = comment
  return (
    <S.What>
      <Meta>
        <span>{parentId ? 'Reply on ' : 'On '}</span>
        <Link to={paths.listing(listing.id)}>{listing.title}</Link>
        <span>{` by ${listing.author} · `}</span>
        <When at={createdAt} />
        {isEdited && <span> · edited</span>}
      </Meta>
      {isDeleted ? <Meta>Deleted. Its place stays because of the replies below it.</Meta> : <Words>{content}</Words>}
      {status === 'waiting' && <Badge tone="wait">Waiting for a moderator</Badge>}
    </S.What>
  )
}

function Who({ author }: Pick<AdminComment, 'author'>) {
  return (
    <S.Who>
      <S.Name>
        <bdi>{nameOf(author)}</bdi>
        <WriterBadge {...commentBadge(author.role)} />
      </S.Name>
      {author.email && <Meta>{author.email}</Meta>}
    </S.Who>
  )
}
