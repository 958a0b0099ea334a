import { resourceApi } from '@console/api';
import { defineMessages, useMessages } from '@console/ui/messages';
import type { OfLine } from './of-line.ts';

const messages = defineMessages({
  id: { follows: 'Fee mengikuti data Qanun' },
  en: { follows: 'Fees follow the Qanun record' },
});

/** Says of a branch under Qanun that its own fees do not count. */
export function QanunNote({ of, branchId }: { readonly of: OfLine; readonly branchId: string }) {
  const t = useMessages(messages);
  const { currentData } = resourceApi(of.register).useDetailQuery(branchId, { skip: branchId === '' });
  if (!(currentData as { isQanun?: boolean } | undefined)?.isQanun) return null;
  return (
    <p role="note" className="page-note">
      {t('follows')}
    </p>
  );
}
