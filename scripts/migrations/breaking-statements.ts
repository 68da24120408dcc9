/** What the version before may still need, or does not know of. */
const breaking = [
  /\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION|TYPE|SCHEMA)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bADD\s+COLUMN\b(?=[^,;]*\bNOT\s+NULL\b)(?![^,;]*\b(DEFAULT|GENERATED)\b)/i,
]
/** Marks a statement that the version before does not need, and why. */
const mark = /^\s*-- contract: \S/m

/** The statements of a migration that the version before cannot live with, and that have no such mark. */
export const breakingStatements = (sql: string): string[] =>
  sql
    .split(/;\s*(?:\n|$)/)
    .filter(
      (statement) => !mark.test(statement) && breaking.some((pattern) => pattern.test(withoutComments(statement))),
    )
    .map((statement) => withoutComments(statement).trim())

const withoutComments = (statement: string) => statement.replaceAll(/--.*$/gm, '')
