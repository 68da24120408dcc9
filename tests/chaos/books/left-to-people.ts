const REPORTED = 'reported: captured_without_acceptance'
const TOLD = /^the (producer|agent) was told of an acceptance 1 times$/

/**
 * The faults without those of acceptances that a restored database has forgotten. The money is taken and the mails are sent: only a person
 * can refund it or accept once more, so all that is asked of the books is that administrators are told.
 */
export function withoutLeftToPeople(faults: readonly string[], undone: ReadonlySet<string>): string[] {
  const told = new Set([...undone].filter((id) => faults.includes(`pending offer ${id}: ${REPORTED}`)))
  return faults.filter((fault) => {
    const [, id, says] = /^pending offer (\S+): (.*)$/.exec(fault) ?? []
    if (!id || !told.has(id)) return true
    return !(says === REPORTED || says === 'captured without being accepted' || TOLD.test(says!))
  })
}
