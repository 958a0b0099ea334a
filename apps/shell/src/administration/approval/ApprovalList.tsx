import type { ApprovalRow } from '@console/contracts/platform/approvals';
import { Checkbox, Tag } from '@console/ui/core';
import { formatDate } from '@console/ui/formats';
import { Gist } from '@console/ui/gist';
import { useMessages, useText } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ageOf } from './age.ts';
import { messages } from './messages.ts';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const moment = 'DD MMM YYYY HH:mm';

export interface ApprovalListProps {
  readonly rows: readonly ApprovalRow[];
  /** When the rows were read, in milliseconds since 1970. */
  readonly now: number;
  readonly busy: boolean;
  readonly open: string | undefined;
  readonly ticked: ReadonlySet<string>;
  /** Why the decision on a row was refused. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly onOpen: (secureId: string) => void;
  readonly onTick: (secureIds: readonly string[], on: boolean) => void;
  /** Moves to the request beside the list. */
  readonly onEnter: () => void;
}

function Waiting({ row, now }: { readonly row: ApprovalRow; readonly now: number }) {
  const t = useMessages(messages);
  const { state, madeAt, decidedAt, decidedBy, targetAt } = row;
  const isPending = state === 'PENDING';
  const { days, hours } = ageOf(madeAt, isPending ? now : Date.parse(decidedAt ?? madeAt));
  const age = days > 0 ? t('days', { days, hours }) : t('hours', { hours });
  const late = isPending && Date.parse(targetAt) < now;
  const target = t(late ? 'late' : 'target', { at: formatDate(targetAt, moment) });
  return (
    <span className="quiet approval-age" data-late={late} title={isPending ? target : undefined}>
      {age} · {isPending ? t(late ? 'isLate' : 'inTime') : (decidedBy ?? '-')}
    </span>
  );
}

/**
 * The requests, one a row. Arrows or j and k move between rows and open each beside the list, Space ticks, Enter goes
 * to the open request.
 */
export function ApprovalList({ rows, now, busy, open, ticked, refusals, onOpen, onTick, onEnter }: ApprovalListProps) {
  const t = useMessages(messages);
  const text = useText();
  const about = ({ step, batch, action }: ApprovalRow): string => {
    if (step) return text(step);
    return batch ? t('rowsOf', { count: batch.count }) : t(action);
  };
  const body = useRef<HTMLTableSectionElement>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ secureId }) => secureId === open),
  );
  const lastTicked = useRef(0);
  /** With Shift all rows between the one ticked last and this one. */
  const tickTo = (index: number, on: boolean, isRange: boolean) => {
    const [from = index, to = index] = [lastTicked.current, index].toSorted((one, other) => one - other);
    const those = isRange ? rows.slice(from, to + 1) : rows.slice(index, index + 1);
    lastTicked.current = index;
    onTick(
      those.map(({ secureId }) => secureId),
      on || isRange,
    );
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const row = rows[at];
    if (step) {
      const to = Math.max(0, Math.min(rows.length - 1, at + step));
      onOpen(rows[to]!.secureId);
      body.current?.querySelectorAll('tr')[to]?.focus();
    } else if (event.key === ' ' && row) onTick([row.secureId], !ticked.has(row.secureId));
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  };
  // On arrival the keys work at once; what is focused by then keeps the focus.
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.matches('main, h1');
    if (isFree) body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  const all = rows.length > 0 && rows.every(({ secureId }) => ticked.has(secureId));
  const some = rows.some(({ secureId }) => ticked.has(secureId));
  return (
    <ScrollTable label={t('list')} busy={busy}>
      <table className="plain-table approval-list">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={all}
                indeterminate={some && !all}
                aria-label={t('tickAll')}
                onChange={() =>
                  onTick(
                    rows.map(({ secureId }) => secureId),
                    !all,
                  )
                }
              />
            </th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        {/* Rows have the focus; the keys bubble from them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody ref={body} onKeyDown={press}>
          {rows.map((row, index) => (
            <tr
              key={row.secureId}
              tabIndex={index === at ? 0 : -1}
              aria-current={row.secureId === open ? 'true' : undefined}
              onClick={() => onOpen(row.secureId)}
              data-change={row.secureId}
            >
              <td>
                <Checkbox
                  checked={ticked.has(row.secureId)}
                  aria-label={t('tick', { label: row.recordLabel })}
                  onClick={(event) => event.stopPropagation()}
                  onChange={({ target, nativeEvent }) =>
                    tickTo(index, target.checked, (nativeEvent as unknown as MouseEvent).shiftKey)
                  }
                />
              </td>
              <td>
                <span className="approval-top">
                  <span className="approval-label">{row.recordLabel}</span>
                  <Waiting row={row} now={now} />
                </span>
                <span className="quiet approval-line">
                  {text(row.moduleTitle)} · {about(row)} · {row.makerName},{' '}
                  <span className="approval-at">{formatDate(row.madeAt, moment)}</span>
                </span>
                {row.gist.length > 0 && (
                  <span className="approval-line approval-gist">
                    <Gist gist={row.gist} isNew={row.action === 'create'} />
                  </span>
                )}
                {row.warnings && row.warnings.length > 0 && (
                  <Tag colour="warning">{t('toTick', { count: row.warnings.length })}</Tag>
                )}
                {refusals.has(row.secureId) && (
                  <span className="approval-line approval-fault">{refusals.get(row.secureId)}</span>
                )}
                {row.claimedBy && <Tag colour="info">{t('claimedTag', { username: row.claimedBy })}</Tag>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
