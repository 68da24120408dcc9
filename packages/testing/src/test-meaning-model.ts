import { fetchModel, silent } from '@storyright/backing-servers'
import { makeHome, sharedWheels } from './home.ts'

/** The folder of the model that reads meanings, fetched by the first test that needs it. */
export async function testMeaningModel(): Promise<string> {
  const folder = await fetchModel({ home: await makeHome(), wheels: sharedWheels, progress: silent })
  if (!folder) throw new Error('This test needs the model that reads meanings, and it could not be fetched.')
  return folder
}
