import type { User } from '@storyright/contracts/http'
import { behaviourTimes } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { DeleteRecorded } from './delete-recorded.tsx'
import { useSetTracking } from './use-set-tracking.ts'

const ID = 'recorded'
const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  scroll-margin-top: 84px;
  > :first-child {
    width: 100%;
  }
  p {
    max-width: ${theme.measure};
  }
`

/** Whether what somebody does here is recorded, in plain words, and the way to have it deleted. */
export function TrackingSettings({ user }: { user: User }) {
  const [isAsked, setAsked] = useState(false)
  const setTracking = useSetTracking(user)
  const section = useScrolledTo(`#${ID}`, true)
  return (
    <Section id={ID} ref={section} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="What is recorded" />
      <p>{`While you are signed in, Storyright records what you search for and how much was found, the listings you look at for ${behaviourTimes.viewFromSeconds} seconds or longer and for how long, and when you favourite, share, start an offer or open sample material. Your recommendations are made of it, and figures about the whole catalogue. Your address on the internet is not recorded, and of your browser only which one it is.`}</p>
      <Switch
        label="Record what I search for and look at"
        checked={user.trackingEnabled}
        onChange={({ target }) => void setTracking(target.checked)}
      />
      <Meta>
        Kept for {behaviourTimes.activityKeptMonths} months for the figures and {behaviourTimes.tasteKeptMonths} months
        for recommendations. Switched off, nothing more is recorded from that moment; what is there stays until you
        delete it. More in the <Link to={paths.privacy}>Privacy Policy</Link>.
      </Meta>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete what was recorded
      </Button>
      {isAsked && <DeleteRecorded onClose={() => setAsked(false)} />}
    </Section>
  )
}
