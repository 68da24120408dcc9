import type { User } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { webAddress } from '../../shared/web-address.ts'
import { Facts } from '../../ui/data/facts.tsx'
import * as S from './administration.styles.ts'

const none = 'Not given'

export function ApplicationDetails({ agent }: { agent: User }) {
  const {
    firstName,
    lastName,
    email,
    username,
    phoneNumber,
    address,
    companyName,
    agencyContactPhone,
    agencyYearsInBusiness,
  } = agent
  const facts = [
    { term: 'First name', value: firstName },
    { term: 'Last name', value: lastName },
    { term: 'Email', value: email },
    { term: 'Phone', value: phoneNumber ?? none },
    { term: 'Username', value: username ?? none },
    { term: 'Address', value: address ?? none },
    { term: 'Agency name', value: companyName ?? none },
    { term: 'Agency website', value: <Website text={agent.agencyWebsite} /> },
    { term: 'Agency phone', value: agencyContactPhone ?? none },
    { term: 'Years in business', value: agencyYearsInBusiness ?? none },
    { term: 'Submitted', value: dayAndTime(agent.agentVerificationSubmittedAt ?? agent.createdAt) },
  ]
  return (
    <>
      <Facts facts={facts} />
      <S.Words>
        <div>
          <dt>Notable clients and achievements</dt>
          <dd>{agent.agencyClientList ?? none}</dd>
        </div>
        <div>
          <dt>Credentials</dt>
          <dd>{agent.agencyCredentials ?? none}</dd>
        </div>
      </S.Words>
    </>
  )
}

function Website({ text }: { text: string | null }) {
  const address = webAddress(text)
  if (!text || !address) return text ?? none
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
