import type { ForumPost } from '@storyright/contracts/http'
import { forumCategories, forumCategoryLabels } from '@storyright/contracts/vocabulary'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { ChevronDown } from '../../../ui/icon/icons.ts'
import { Menu } from '../../../ui/menu/menu.tsx'
import { toast } from '../../../ui/toast/toasts.ts'
import { useChangePostMutation } from '../forum.api.ts'

/** What administrators do with a discussion where it stands. */
export function AdminMenu({ post: { id, isSticky, isLocked, category } }: { post: ForumPost }) {
  const [change] = useChangePostMutation()
  const set = async (to: Partial<Pick<ForumPost, 'isSticky' | 'isLocked' | 'category'>>, done: string) => {
    try {
      await change({ id, ...to }).unwrap()
      toast({ title: done })
    } catch (error) {
      toastFailure('Error', error, 'Failed to change the discussion')
    }
  }
  const moves = forumCategories
    .filter((one) => one !== category)
    .map((one, place) => ({
      label: `Move to ${forumCategoryLabels[one]}`,
      onSelect: () => void set({ category: one }, 'Discussion moved'),
      ruled: place === 0,
    }))
  const sticky = { isSticky: !isSticky }
  const locked = { isLocked: !isLocked }
  return (
    <Menu
      label="Administration"
      trigger={
        <QuietButton>
          Administer <ChevronDown size={14} aria-hidden="true" />
        </QuietButton>
      }
      items={[
        {
          label: isSticky ? 'Make it sticky no longer' : 'Make sticky',
          onSelect: () => void set(sticky, isSticky ? 'No longer sticky' : 'Discussion is sticky'),
        },
        {
          label: isLocked ? 'Unlock' : 'Lock',
          onSelect: () => void set(locked, isLocked ? 'Discussion unlocked' : 'Discussion locked'),
        },
        ...moves,
      ]}
    />
  )
}
