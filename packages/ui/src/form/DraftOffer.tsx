import { Button } from '../core/index.ts';
import { formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { Draft } from './drafts.ts';
import { messages } from './draft-messages.ts';

/** Offers to restore what was typed before the page was reloaded. */
export function DraftOffer({
  draft,
  version,
  onRestore,
  onDiscard,
}: {
  readonly draft: Draft;
  readonly version: number | undefined;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}) {
  const t = useMessages(messages);
  return (
    <output className="panel form-draft">
      <p>
        {t('draft', { at: formatDate(draft.at, 'DD-MM-YYYY HH:mm') })} {draft.version !== version && t('draftStale')}
      </p>
      <Button onClick={onDiscard}>{t('discard')}</Button>
      <Button variant="primary" onClick={onRestore}>
        {t('restore')}
      </Button>
    </output>
  );
}
