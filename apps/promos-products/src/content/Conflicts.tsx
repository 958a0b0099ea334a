import { titleOf } from '@console/contracts/core/titles';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import type { PageDocument } from './document-of.ts';
import { labelOf } from './label-of.ts';
import { messages } from './messages.ts';
import type { DraftWork } from './use-draft.ts';
import { Value } from './Value.tsx';

/** What two people changed at once, side by side: one text is chosen for each field. */
export function Conflicts({ page, draft }: { readonly page: PageDocument; readonly draft: DraftWork }) {
  const t = useMessages(messages);
  const text = useText();
  const by = draft.base.updatedBy ?? '-';
  if (draft.conflicts.length === 0) return null;
  return (
    <section className="panel content-conflicts" role="alert" aria-label={t('conflictTitle', { by })}>
      <h2>{t('conflictTitle', { by })}</h2>
      <p>{t('conflictText')}</p>
      <ul>
        {draft.conflicts.map((conflict) => {
          const { part, id, field, theirs } = conflict;
          const declared = page.document.parts[part]!;
          const entry = draft.content[part]?.find((each) => each.id === id);
          const title = text(titleOf(page.resources[part]!, field));
          const rule = declared.fields[field];
          const name = entry ? labelOf(declared, entry, text) : '';
          if (!rule) return null;
          return (
            <li key={`${id} ${field}`}>
              <h3>{`${name || t('untitled')}: ${title}`}</h3>
              <div className="content-sides">
                <div role="group" aria-label={t('mine')}>
                  <h4>{t('mine')}</h4>
                  <Value field={rule} value={entry?.[field]} title={title} />
                  <ActionButton onClick={() => draft.settle(conflict, entry?.[field])}>{t('useMine')}</ActionButton>
                </div>
                <div role="group" aria-label={t('theirs', { by })}>
                  <h4>{t('theirs', { by })}</h4>
                  <Value field={rule} value={theirs} title={title} />
                  <ActionButton onClick={() => draft.settle(conflict, theirs)}>{t('useTheirs', { by })}</ActionButton>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
