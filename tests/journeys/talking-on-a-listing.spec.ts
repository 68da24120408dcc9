import { expectFocusInPage } from './support/keyboard.ts'
import { becomeMember } from './support/membership.ts'
import { listTitle } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { commentBy, commentsOf, untilTalkedAbout } from './support/talk.ts'
import { expectToast } from './support/toasts.ts'

test.describe('talking on a listing', () => {
  test('is for members, two of whom answer each other, in two tabs as in one', async ({ producer, rival, agent }) => {
    const { page, look } = producer
    await page.goto('/listing/116')
    await expect(commentsOf(page)).toContainText('Comments are for premium members.')
    await expect(commentsOf(page).getByRole('link', { name: /Upgrade/ })).toHaveAttribute('href', /\/membership/)
    await commentsOf(page).scrollIntoViewIfNeeded()
    await look('comments-for-members', { dark: true })
    await page.goto('/forum')
    await expect(page.getByRole('heading', { level: 1, name: 'Forum Access Restricted' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Upgrade to Premium/ }).last()).toBeVisible()
    await look('forum-restricted', { dark: true })

    await Promise.all([becomeMember(page.request), becomeMember(rival.page.request)])
    const { id } = await listTitle(agent.page.request)
    await untilTalkedAbout(page.request, id)

    await page.goto(`/listing/${id}`)
    const comments = commentsOf(page)
    await expect(comments).toContainText('Be the first to share your thoughts!')
    const field = comments.getByRole('textbox', { name: 'Write a comment' })
    const post = comments.getByRole('button', { name: 'Post Comment' })
    await expect(post).toBeDisabled()
    await field.fill('A ship without a crew is a first episode.')
    await expect(comments.getByText('41/1000 characters')).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('A ship without a crew is a first episode.')
    await post.click()
    await expectToast(page, 'Comment posted successfully', '')
    await expect(comments.getByRole('heading', { name: 'Comments (1)' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expectFocusInPage(page)

    const theirs = rival.page
    await theirs.goto(`/listing/${id}`)
    const first = commentBy(theirs, 'Julian Okonjo')
    await expect(first).toContainText('Producer')
    await first.getByRole('button', { name: 'Like the comment by Julian Okonjo, 0 likes' }).click()
    await expect(first.getByRole('button', { name: 'Like the comment by Julian Okonjo, 1 like' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await first.getByRole('button', { name: 'Reply' }).click()
    const answer = commentsOf(theirs).getByRole('textbox', { name: 'Write a reply' })
    await answer.fill('And the pilot is the second, ')
    await answer.pressSequentially(`@${producer.person.username.slice(0, 9)}`)
    await theirs.getByRole('option', { name: new RegExp(`@${producer.person.username}$`) }).click()
    await expect(answer).toHaveValue(`And the pilot is the second, @${producer.person.username} `)
    await rival.look('comment-mention', { dark: true })
    await commentsOf(theirs).getByRole('button', { name: 'Post Reply' }).click()
    await expectToast(theirs, 'Comment posted successfully', '')
    await expect(commentBy(theirs, 'Priya Nair')).toContainText(`@${producer.person.username}`)

    // The same member in a second tab: what is done in one is there in the other.
    const second = await page.context().newPage()
    await second.goto(`/listing/${id}`)
    const likeReply = commentBy(second, 'Priya Nair').getByRole('button', { name: /^Like the comment/ })
    const kept = second.waitForResponse('**/like')
    await likeReply.click()
    await expect(likeReply).toHaveAttribute('aria-pressed', 'true')
    await kept
    await page.reload()
    const liked = commentBy(page, 'Priya Nair').getByRole('button', { name: /^Like the comment/ })
    await expect(liked).toHaveAttribute('aria-pressed', 'true')
    await expect(liked).toHaveAccessibleName('Like the comment by Priya Nair, 1 like')

    const own = commentBy(page, 'Julian Okonjo')
    await own.getByRole('button', { name: 'Edit' }).click()
    await comments
      .getByRole('textbox', { name: 'Edit your comment' })
      .fill('A ship without a crew is a whole first series.')
    await comments.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Comment updated successfully', '')
    await expect(own).toContainText('edited')
    await look('comments', { dark: true })

    // Deleted in one tab, it is a placeholder in the other, and what was replied stays below it.
    await own.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Comment deleted successfully', '')
    await second.reload()
    await expect(commentsOf(second)).toContainText('This comment was deleted.')
    await expect(commentBy(second, 'Priya Nair')).toBeVisible()
    await second.close()
  })
})
