import { type Html, html } from '../pages/html.ts'
import type { Volume } from './volume.ts'

/** What a person sees who follows the link of a volume. */
export const volumePage = (volume: Volume | undefined): Html => html`<main class="sheet">
${
  volume
    ? html`<h1>${volume.title}</h1>
<p class="lead">${volume.authors?.join(', ') ?? 'Author unknown'}</p>
<dl>
<dt>Publisher</dt><dd>${volume.publisher ?? 'unknown'}</dd>
<dt>Published</dt><dd>${volume.publishedDate ?? 'unknown'}</dd>
<dt>ISBN</dt><dd>${volume.isbns.join(', ') || 'none'}</dd>
</dl>
<p>${volume.description ?? 'Nothing more is known of this volume.'}</p>`
    : html`<p class="hint">There is no such volume.</p>`
}
<p class="foot">Made up by the sandbox.</p>
</main>`
