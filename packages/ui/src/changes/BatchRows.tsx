import { queryEndpoint } from '@console/api';
import { approvalCalls, type BatchRow } from '@console/contracts/platform/approvals';
import type { Field } from '@console/contracts/core/fields';
import { useState } from 'react';
import { useMessages, useText } from '../messages/index.ts';
import { Part, PlainTable } from '../page/index.ts';
import { FieldValue } from '../value/index.ts';
import './changes.css';
import { messages } from './messages.ts';

const batchRows = queryEndpoint(approvalCalls.rows, { follows: ['audit-trail'] });

type Value = BatchRow['values'][number];

/** A value before and after; once where it stays. */
function Values({ field, before, after }: Value) {
  const shown = (value: unknown) => <FieldValue field={field as Field} value={value} />;
  if (before === null || before === after) return shown(after);
  return (
    <>
      <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
    </>
  );
}

/** What the row comes to: what it replaces, its effect, and what is to be known of it. */
function Effects({ row }: { readonly row: BatchRow }) {
  return (
    <>
      {row.replaces.length > 0 && (
        <ul className="batch-replaces">
          {row.replaces.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {row.consequence && <span className="batch-line">{row.consequence}</span>}
      {row.warnings.map((each) => (
        <span key={each} className="batch-line batch-warning">
          {each}
        </span>
      ))}
    </>
  );
}

const About = ({ row }: { readonly row: BatchRow }) => (
  <>
    {row.about}
    <span className="quiet batch-line">{row.result}</span>
  </>
);

/**
 * What an import, a copy, a reset or a batch of changes writes, row by row: before and after, with its effects.
 * @example
 * <BatchRows secureId={change.secureId} />
 */
export default function BatchRows({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const text = useText();
  const [page, setPage] = useState(1);
  const reading = batchRows.useQuery({ parameters: { secureId }, query: { page } });
  // All rows of a batch have the same values.
  const columnsOf = ([first]: readonly BatchRow[]) => [
    { title: t('about'), of: (row: BatchRow) => <About row={row} />, isHead: true },
    ...(first?.values ?? []).map(({ title }, at) => ({
      title: text(title),
      of: ({ values }: BatchRow) => <Values {...values[at]!} />,
    })),
    { title: t('effects'), of: (row: BatchRow) => <Effects row={row} /> },
  ];
  return (
    <section aria-label={t('rows')} className="batch-rows">
      <h3>{t('rows')}</h3>
      <Part of={reading}>
        {(shown) => (
          <PlainTable
            label={t('rows')}
            columns={columnsOf(shown.rows)}
            rows={shown.rows}
            keyOf={({ key }) => key}
            pages={{ page, size: shown.size, total: shown.total }}
            onPage={setPage}
          />
        )}
      </Part>
    </section>
  );
}
