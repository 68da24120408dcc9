import type { Listing } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import type { Base } from '../../shared/versions/use-versions.ts'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { Note } from '../../ui/state/note.tsx'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft/drafts.ts'
import { UploadsContext, useFormUploads } from './fields/uploads.ts'
import * as S from './listing-form.styles.ts'
import { ListingForm } from './listing-form.tsx'
import { listingWords } from './review/field-words.ts'
import type { OpenedListing } from './saving/listing-form.api.ts'
import { useSaveListing } from './saving/use-save-listing.ts'
import { blankListing, type ListingValues, valuesOf } from './values/form-values.ts'
import { listingRules } from './values/listing-form.rules.ts'

type ListingDialogProps = {
  userId: string
  /** The listing to edit as it was read for this; null for a new one. */
  opened: OpenedListing | null
  onClose: () => void
  /** A new listing was saved, and the dialog is done with. */
  onCreated?: (listing: Listing) => void
  /** A listing's page as producers see it. */
  renderPreview: (listing: Listing) => ReactNode
}

/** The listing form in a dialog of its own. Closing it keeps what was typed as a draft. */
export function ListingDialog({ userId, opened, onClose, onCreated, renderPreview }: ListingDialogProps) {
  const listing = opened?.thing ?? null
  const [{ base, draft }] = useState(() => ({
    base: { etag: opened?.etag ?? null, values: listing ? valuesOf(listing) : blankListing },
    draft: openDraft({ userId, listing }),
  }))
  const { save, preview, versions } = useSaveListing(listing, draft?.basedOn ?? base)
  const [previewed, setPreviewed] = useState<Listing | null>(null)
  const purpose = useRef<Purpose>('save')
  const submit = async (values: ListingValues, form: FormikHelpers<ListingValues>) => {
    if (purpose.current === 'preview') return setPreviewed(await preview(values, form))
    const saved = await save(values, form)
    if (!saved) return
    forgetDraft(userId, listing?.id ?? null)
    if (!listing && onCreated) onCreated(saved)
    else onClose()
  }
  return (
    <Formik initialValues={draft?.values ?? base.values} validationSchema={listingRules} onSubmit={submit}>
      <Inside {...{ userId, listing, draft, base, versions, purpose, onClose }}>
        {previewed && (
          <Preview isNew={!listing} listing={previewed} onClose={() => setPreviewed(null)}>
            {renderPreview(previewed)}
          </Preview>
        )}
      </Inside>
    </Formik>
  )
}

/** What the form is checked and sent for. */
type Purpose = 'save' | 'preview'

type InsideProps = Pick<ListingDialogProps, 'userId' | 'onClose'> & {
  listing: OpenedListing['thing'] | null
  draft: Draft | null
  base: Base<ListingValues>
  versions: ReturnType<typeof useSaveListing>['versions']
  purpose: RefObject<Purpose>
  children: ReactNode
}

function Inside({ userId, listing, draft, base, versions, purpose, onClose, children }: InsideProps) {
  const id = useId()
  const { isSubmitting, submitForm } = useFormikContext<ListingValues>()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const { keptAt, restored, discard } = useDraft({ userId, listing }, { found: draft, base, versions })
  const uploads = useFormUploads()
  const preview = async () => {
    purpose.current = 'preview'
    setIsPreviewing(true)
    await submitForm().finally(() => {
      purpose.current = 'save'
      setIsPreviewing(false)
    })
  }
  return (
    <UploadsContext value={uploads}>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        side="right"
        title={listing ? `Edit ${listing.title}` : 'Add asset'}
        actions={
          <>
            <S.Kept role="status">{keptAt && `Draft kept ${dayAndTime(keptAt)}. Nothing is lost if you close.`}</S.Kept>
            <S.Actions>
              <Button onClick={onClose}>Cancel</Button>
              <Button onClick={() => void preview()} busy={isPreviewing} disabled={uploads.busy || isSubmitting}>
                Preview
              </Button>
              <Button
                type="submit"
                form={id}
                variant="primary"
                busy={isSubmitting && !isPreviewing}
                disabled={uploads.busy || isPreviewing}
              >
                {listing ? 'Save changes' : 'Save listing'}
              </Button>
            </S.Actions>
          </>
        }
      >
        <ListingForm
          id={id}
          listing={listing}
          notice={restored && <DraftNotice draft={restored} base={base} onDiscard={discard} />}
        />
        <SettleConflict versions={versions} words={listingWords} />
        {children}
      </Sheet>
    </UploadsContext>
  )
}

type PreviewProps = { isNew: boolean; listing: Listing; onClose: () => void; children: ReactNode }

/** The listing's page over the whole window, from the form as it is typed. */
function Preview({ isNew, listing, onClose, children }: PreviewProps) {
  const { submitForm } = useFormikContext<ListingValues>()
  const save = () => {
    onClose()
    void submitForm()
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="whole"
      title={`Preview of ${listing.title}`}
      actions={
        <>
          <S.Kept>{isNew ? 'Nothing is published yet.' : 'Nothing is changed yet.'}</S.Kept>
          <S.Actions>
            <Button onClick={onClose}>Back to the form</Button>
            <Button variant="primary" onClick={save}>
              {isNew ? 'Save listing' : 'Save changes'}
            </Button>
          </S.Actions>
        </>
      }
    >
      {children}
    </Sheet>
  )
}

type DraftNoticeProps = { draft: Draft; base: Base<ListingValues>; onDiscard: () => void }

/** Says that the form shows what was typed earlier, and lets it go. */
function DraftNotice({ draft, base, onDiscard }: DraftNoticeProps) {
  const overtaken = draft.basedOn !== null && JSON.stringify(draft.basedOn.values) !== JSON.stringify(base.values)
  return (
    <Note
      tone="wait"
      role="status"
      action={
        <Button small onClick={onDiscard}>
          Discard draft
        </Button>
      }
    >
      <span>{`Your draft of ${dayAndTime(draft.keptAt)} is back: it has not been saved yet.`}</span>
      {overtaken && <span> The listing has been changed since; saving shows you both.</span>}
    </Note>
  )
}

interface DraftPlace {
  userId: string
  listing: Listing | null
}

/** The draft of the form around, as it was found on opening. */
const openDraft = ({ userId, listing }: DraftPlace) => readDraft(userId, listing?.id ?? null)

type Kept = {
  found: Draft | null
  /** What the form was filled from. */
  base: Base<ListingValues>
  versions: { base: RefObject<Base<ListingValues>>; restart: (base: Base<ListingValues>) => void }
}

/** Keeps a draft of what is typed as long as it differs from what the form began with. */
function useDraft({ userId, listing }: DraftPlace, { found, base, versions }: Kept) {
  const { values, setValues, setTouched } = useFormikContext<ListingValues>()
  const [keptAt, setKeptAt] = useState(found?.keptAt ?? null)
  const [restored, setRestored] = useState(found)
  const opened = useRef(values)
  const id = listing?.id ?? null
  const basedOn = versions.base
  useEffect(() => {
    if (values === opened.current) return
    const now = new Date().toISOString()
    const changed = JSON.stringify(values) !== JSON.stringify(base.values)
    if (!changed) forgetDraft(userId, id)
    setKeptAt(changed && keepDraft(userId, id, { values, keptAt: now, basedOn: basedOn.current }) ? now : null)
  }, [values, base, userId, id, basedOn])
  const discard = () => {
    forgetDraft(userId, id)
    setRestored(null)
    versions.restart(base)
    void setTouched({}, false)
    void setValues(base.values)
  }
  return { keptAt, restored, discard }
}
