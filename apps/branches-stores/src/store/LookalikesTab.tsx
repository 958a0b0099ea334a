import type { Store } from '@console/contracts/branches-stores/store';
import { Spin } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { endpoints } from './endpoints.ts';
import { Lookalikes } from './Lookalikes.tsx';
import { messages } from './messages.ts';

/** Outlets that look like a store, side by side with it, and what was decided about them. */
export function LookalikesTab({ store }: { readonly store: Store }) {
  const t = useMessages(messages);
  const { currentData: alike, error } = endpoints.lookalikesOf.useQuery({
    parameters: { secureId: store.secureId },
  });
  if (error !== undefined) return <p role="alert">{t('failed')}</p>;
  if (!alike) return <Spin />;
  if (alike.length === 0) return <p>{t('noAlike')}</p>;
  const { branchId } = store.references;
  return (
    <section className="panel">
      <h2>{t('alikeOf', { name: store.name })}</h2>
      {store.duplicateNote && <p>{store.duplicateNote}</p>}
      <Lookalikes
        compared={{ ...store, branch: branchId ? `${branchId.code} ${branchId.name}` : undefined }}
        alike={alike}
      />
    </section>
  );
}
