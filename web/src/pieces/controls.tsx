import { useState } from 'react'
import { Ring } from '../entities/score/ring.tsx'
import { paths } from '../shared/paths.ts'
import { Badge, Kind, type Tone } from '../ui/badge/badge.tsx'
import { Count } from '../ui/badge/count.tsx'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Spinner } from '../ui/button/spinner.tsx'
import { Chip, Chips } from '../ui/chip/chip.tsx'
import { Heart, Share } from '../ui/icon/icons.ts'
import { Tabs } from '../ui/tabs/tabs.tsx'
import { Line, Pair } from './line.ts'

const states: [Tone, string][] = [
  ['wait', 'Pending'],
  ['ok', 'Accepted'],
  ['bad', 'Rejected'],
  ['orange', 'Free'],
  ['off', 'Expired'],
  ['ink', 'Featured'],
]
const tabs = [
  { value: 'overview', label: 'Overview', content: <p>Overview of the listing.</p> },
  { value: 'rights', label: 'Rights', errors: 2, content: <p>Rights on offer.</p> },
  { value: 'comments', label: 'Comments', count: 6, content: <p>Six comments.</p> },
]

export function Controls() {
  const [chips, setChips] = useState(['Gothic', '£50k - £100k'])
  const [tab, setTab] = useState('overview')
  const [liked, setLiked] = useState(true)
  return (
    <Pair>
      <div>
        <Line>
          <Button variant="primary">Submit Offer</Button>
          <Button variant="solid">Accept</Button>
          <Button>Load More</Button>
          <Button variant="danger">Delete listing</Button>
        </Line>
        <Line>
          <Button disabled>Upload Deck to Continue</Button>
          <Button busy>Load More</Button>
          <Button small>Try again</Button>
          <Button variant="plain">Log In</Button>
          <ButtonLink to={paths.listings}>Browse</ButtonLink>
        </Line>
        <Line>
          <IconButton label="Share">
            <Share size={18} strokeWidth={1.6} />
          </IconButton>
          <IconButton label="Favourite" pressed={liked} onClick={() => setLiked(!liked)}>
            <Heart size={18} strokeWidth={1.6} />
          </IconButton>
          <Spinner label="Loading" />
          <Count value={2} label="errors" />
        </Line>
      </div>
      <div>
        <Line as={Chips}>
          {chips.map((label) => (
            <li key={label}>
              <Chip label={label} onRemove={() => setChips(chips.filter((chip) => chip !== label))} />
            </li>
          ))}
        </Line>
        <Line>
          {states.map(([tone, label]) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
          {states.slice(0, 4).map(([tone, label]) => (
            <Badge key={label} tone={tone} fill>
              {label}
            </Badge>
          ))}
          <Kind>Short film</Kind>
        </Line>
        <Line>
          {[91, 76, 54, 48].map((score) => (
            <Ring key={score} score={score} showWord />
          ))}
          <Ring score={91} size={72} />
        </Line>
        <Tabs label="Listing" tabs={tabs} value={tab} onChange={setTab} />
        <Tabs label="Small" tabs={tabs} value={tab} onChange={setTab} minor />
      </div>
    </Pair>
  )
}
