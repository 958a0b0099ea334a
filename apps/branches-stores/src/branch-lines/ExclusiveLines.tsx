import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { addressOf } from '@console/contracts/core/resource';
import { defineMessages, useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { FieldValue } from '@console/ui/value';
import { ActionLink, useWhy } from '@console/ui/why';
import { useId, useState, type ReactNode } from 'react';
import { AwaitedSheet } from './AwaitedSheet.tsx';
import type { OfLine } from './of-line.ts';

const messages = defineMessages({
  id: {
    title: 'Baris eksklusif',
    none: 'Belum ada baris eksklusif.',
    create: 'Tambah eksklusif',
    update: 'Ubah eksklusif',
  },
  en: {
    title: 'Exclusive lines',
    none: 'There are no exclusive lines.',
    create: 'Add exclusive lines',
    update: 'Edit exclusive lines',
  },
});

interface ExclusiveLinesProps {
  readonly of: OfLine;
  readonly kind: 'rate' | 'fee';
  readonly base: { readonly secureId: string; readonly branchId?: string; readonly phase?: string };
  /** Heading, where several stand on a page. */
  readonly title?: string;
  /** Shown below the heading. */
  readonly children?: ReactNode;
}

/** The concessions of a rate or fee, and the way to their sheet. */
export function ExclusiveLines({ of, kind, base, title, children }: ExclusiveLinesProps) {
  const id = useId();
  const t = useMessages(messages);
  const resource = kind === 'rate' ? of.exclusiveRates : of.exclusiveFees;
  const can = useCan(resource.privilege);
  const reading = resourceApi(resource).useListQuery({ baseId: base.secureId, page: 1, size: 10 });
  const why = useWhy(resource);
  const [isWaiting, setWaiting] = useState(false);
  const isOpen = base.phase === 'IN_FORCE' || base.phase === 'SCHEDULED';
  const place = { branchId: base.branchId, baseId: base.secureId };
  const refused = why.reading ?? why.of(isWaiting ? 'CHANGE_PENDING' : undefined);
  return (
    <>
      <AwaitedSheet resource={resource} base={place} onWaiting={setWaiting} />
      <section className="panel" aria-labelledby={id}>
        <h2 id={id}>{title ?? t('title')}</h2>
        {children}
        <Part of={reading as never}>
          {({ rows }: { readonly rows: readonly { readonly lines: unknown }[] }) => {
            const [sheet] = rows;
            return (
              <>
                {sheet ? <FieldValue field={resource.fields['lines']!} value={sheet.lines} /> : <p>{t('none')}</p>}
                {isOpen && can(sheet ? 'update' : 'create') && (
                  <ActionLink to={addressOf(resource, sheet ? 'update' : 'create', place)} why={refused}>
                    {t(sheet ? 'update' : 'create')}
                  </ActionLink>
                )}
              </>
            );
          }}
        </Part>
      </section>
    </>
  );
}
