import { pick, spread } from './deterministic.ts'

/** Invented people who joined one after the other and look for something to make. Nobody here is a real person or firm. */
interface DemoReader {
  firstName: string
  lastName: string
  companyName: string
  lookingFor: string
  createdAt: string
}

const names =
  'Abena Mensah, Alastair Crewe, Amrit Gill, Beatrix Holloway, Bronwen Llewellyn, Callum Drever, Catalina Ruiz, Chidi Nwosu, Clemency Ward, ' +
  'Conor Devlin, Dagny Lund, Dilys Parry, Edmund Fairfax, Efua Asante, Elspeth Kinnaird, Farah Siddiqui, Felix Ormerod, Gethin Rhys, ' +
  'Greta Halvorsen, Hamish Lockhart, Hana Novak, Imogen Sayer, Ishaan Bose, Jocasta Reeve, Joaquin Serra, Keziah Brandt, Lachlan Muir, ' +
  'Leila Haddad, Lorcan Quigley, Lucinda Prowse, Malachi Stone, Mei Tanaka, Morag Finlayson, Nadia Karim, Niall Brannigan, Odile Fournier, ' +
  'Olumide Bello, Percival Lamb, Perpetua Nash, Quentin Ashby, Rafael Coelho, Rhiannon Vaughan, Rowan Thackeray, Saoirse Keane, Seamus Gorman, ' +
  'Tamsin Pender, Tariq Aziz, Thora Eriksen, Ursula Blythe, Vikram Nair, Wilhelmina Foss, Winston Clarke, Yasmin Farouk, Yevgenia Orlova, ' +
  'Zachary Pike, Zuleika Amin'

const firms = ['Pictures', 'Films', 'Drama', 'Productions', 'Television', 'Studios', 'Stories', 'Screen']
const wishes = [
  'Crime with a sense of place.',
  'Thrillers that can be shot in one building.',
  'Comedies about families that are no comedies.',
  'Horror, quiet rather than loud.',
  'Science fiction that needs no spaceships.',
  'Romance for people over fifty.',
  'Historical drama from below stairs.',
  'Fantasy for a young audience.',
  'True stories, told by those they happened to.',
  'Literary fiction for festivals.',
  'Adventure that a family can watch together.',
  'Mysteries that end well.',
]

const firstDay = Date.parse('2025-10-06T08:00:00.000Z')
const lastDay = Date.parse('2026-11-20T18:00:00.000Z')

/** More of them join as time goes on. */
export const demoReaders: readonly DemoReader[] = names.split(', ').map((name, place, all) => {
  const [firstName, lastName] = name.split(' ') as [string, string]
  const part = ((place + spread(`joined ${name}`)) / all.length) ** 0.7
  return {
    firstName,
    lastName,
    companyName: `${lastName} ${pick(firms, `firm ${name}`)}`,
    lookingFor: pick(wishes, `wish ${name}`),
    createdAt: new Date(firstDay + Math.floor(part * (lastDay - firstDay))).toISOString(),
  }
})
