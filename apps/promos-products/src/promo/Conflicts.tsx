import type { PromoConflict, Reach } from '@console/contracts/promos-products/promo/calls';
import { useDebounced } from '@console/ui/core';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part, PlainTable, type PlainColumn } from '@console/ui/page';
import { useId, useMemo } from 'react';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';
import { promoPage } from './promo-page.ts';

interface ConflictsProps {
  readonly of: OfLine;
  /** The stored promo; `null` for one that is not stored. */
  readonly secureId: string | null;
  /** What is typed in place of what is stored. */
  readonly values?: Reach;
}

/** The active promos that a promo meets with its priority, where, and which priority settles it. */
export function Conflicts({ of, secureId, values }: ConflictsProps) {
  const id = useId();
  const t = useMessages(messages);
  const settled = useDebounced(JSON.stringify({ secureId, values: values ?? null }));
  const body = useMemo(() => JSON.parse(settled) as { secureId: string | null; values: Reach | null }, [settled]);
  const reading = endpointsOf(of).conflicts.useQuery({ body }, { fresh: true });
  const columns = useMemo(
    (): readonly PlainColumn<PromoConflict>[] => [
      {
        title: t('promo'),
        of: (row) => <PageLink to={promoPage(of, row.secureId)}>{`${row.promoCode} ${row.name}`}</PageLink>,
        isHead: true,
      },
      { title: t('priority'), of: ({ priority }) => priority, isNumber: true },
      {
        title: t('branches'),
        of: ({ branches, branchCount }) =>
          branches.join(', ') + (branchCount > branches.length ? ` (+${branchCount - branches.length})` : ''),
      },
      { title: t('groups'), of: ({ groups }) => groups.join(', ') },
      { title: t('tenors'), of: ({ tenors }) => tenors.join(', ') },
      {
        title: t('period'),
        of: ({ from, to }) => `${formatDate(from, dateFormats.listDay)} - ${formatDate(to, dateFormats.listDay)}`,
      },
    ],
    [of, t],
  );
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('conflicts')}</h2>
      <Part of={reading}>
        {({ rows, more, settledBy }) =>
          rows.length === 0 ? (
            <p>{t('noConflicts')}</p>
          ) : (
            <>
              <PlainTable label={t('conflicts')} columns={columns} rows={rows} keyOf={(row) => row.secureId} />
              {settledBy !== null && <p>{t('settledBy', { priority: settledBy })}</p>}
              {more && <p>{t('more')}</p>}
            </>
          )
        }
      </Part>
    </section>
  );
}
