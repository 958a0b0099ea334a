import { useId, useState } from 'react';
import { Button, Tag } from '../core/index.ts';
import { formatDate } from '../formats/index.ts';
import { Gist } from '../gist/index.ts';
import { Select } from '../lov/Select.tsx';
import { common, useMessages, useText } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { PlainTable, type PlainColumn } from '../page/index.ts';
import { messages } from './messages.ts';
import { narrowed, type WaitingRow } from './waiting-rows.ts';

const moment = 'DD MMM YYYY HH:mm';
/** From this many rows on they can be searched. */
const long = 8;
const actions = ['create', 'update', 'delete', 'activate', 'deactivate'] as const;
const isAction = (action: string): action is (typeof actions)[number] =>
  (actions as readonly string[]).includes(action);

interface WaitingListProps {
  readonly rows: readonly WaitingRow[];
  /** How many there are, of which the rows are the newest. */
  readonly total: number;
  /** Opens a change of this module below the list. */
  readonly onOpen: (key: string) => void;
}

/** Search and kind, once there are many rows. */
function Filter({
  kinds,
  typed,
  kind,
  onTyped,
  onKind,
}: {
  readonly kinds: readonly string[];
  readonly typed: string;
  readonly kind: string;
  readonly onTyped: (typed: string) => void;
  readonly onKind: (kind: string) => void;
}) {
  const id = useId();
  const t = useMessages(messages);
  const words = useMessages(common);
  return (
    <div className="list-bar">
      <label htmlFor={`${id}-search`}>{t('search')}</label>
      <input
        id={`${id}-search`}
        className="input"
        type="search"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => onTyped(target.value)}
      />
      {kinds.length > 1 && (
        <>
          <label htmlFor={`${id}-kind`}>{t('kind')}</label>
          <Select id={`${id}-kind`} className="input" value={kind} onChange={({ target }) => onKind(target.value)}>
            <option value="">{words('all')}</option>
            {kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </>
      )}
    </div>
  );
}

/**
 * All that waits for a module, one a row: changes of its records open below the list, what waits in lists below it, in
 * documents and files on its own page.
 */
export function WaitingList({ rows, total, onOpen }: WaitingListProps) {
  const t = useMessages(messages);
  const text = useText();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const kinds = [...new Set(rows.map((row) => text(row.kind)))].toSorted();
  const found = narrowed(rows, { typed, kind }, text);
  const columns: readonly PlainColumn<WaitingRow>[] = [
    {
      title: t('kind'),
      of: (row) => (
        <>
          {text(row.kind)}
          <span className="quiet waiting-line">{isAction(row.action) ? t(row.action) : t('document')}</span>
        </>
      ),
    },
    {
      title: t('record'),
      isHead: true,
      of: ({ key, label, page }) =>
        page === null ? (
          <Button variant="link" className="waiting-open" onClick={() => onOpen(key)}>
            {label}
          </Button>
        ) : (
          <PageLink to={page}>{label}</PageLink>
        ),
    },
    {
      title: t('content'),
      of: ({ count, gist, action }) =>
        count === null ? <Gist gist={gist} isNew={action === 'create'} /> : t('rowsOf', { count }),
    },
    {
      title: t('askedFor'),
      of: ({ makerName, maker, madeAt }) => (
        <>
          {makerName} ({maker})<span className="quiet waiting-line">{formatDate(madeAt, moment)}</span>
        </>
      ),
    },
    {
      title: t('warnings'),
      of: ({ warnings }) =>
        warnings === null ? '…' : warnings > 0 ? <Tag colour="warning">{t('toTick', { count: warnings })}</Tag> : '-',
    },
    {
      title: t('expiry'),
      of: ({ expiresAt }) => <span className="waiting-day">{formatDate(expiresAt, 'DD MMM YYYY')}</span>,
    },
  ];
  return (
    <section className="panel waiting" aria-label={t('list')}>
      {rows.length >= long && <Filter kinds={kinds} typed={typed} kind={kind} onTyped={setTyped} onKind={setKind} />}
      {found.length === 0 ? (
        <p>{t('noneFound')}</p>
      ) : (
        <PlainTable label={t('list')} columns={columns} rows={found} keyOf={({ key }) => key} />
      )}
      {total > rows.length && <p className="quiet">{t('newest', { shown: rows.length, total })}</p>}
    </section>
  );
}
