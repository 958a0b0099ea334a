import type { SaoLoad, SaoOutlet } from '@console/contracts/branches-stores/sao-assign/calls';
import { Tag } from '@console/ui/core';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface SaoColumnProps {
  /** `null`: the outlets without an SAO. */
  readonly sao: SaoLoad | null;
  readonly outlets: readonly SaoOutlet[];
  readonly movedIds: ReadonlySet<string>;
  /** Outlets of the SAO after the moves, of all branches. */
  readonly count: number;
  readonly maximum: number;
  /** False where nothing may be moved here, or by this person. */
  readonly takes: boolean;
  readonly mayMove: boolean;
  readonly onDrag: (outlet: SaoOutlet | null) => void;
  readonly onDrop: () => void;
  readonly onKey: (outlet: SaoOutlet, step: 1 | -1) => void;
  readonly children?: ReactNode;
}

/** An SAO with load and outlets; outlets are dragged here, or moved with Alt and the arrow keys. */
export function SaoColumn(props: SaoColumnProps) {
  const { sao, outlets, movedIds, count, maximum, takes, mayMove, onDrag, onDrop, onKey, children } = props;
  const t = useMessages(messages);
  const title = sao ? `${sao.npk} - ${sao.name}` : t('without');
  return (
    // Outlets are dropped here; keys move them too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="panel sao-column"
      aria-label={title}
      onDragOver={(event) => {
        if (takes) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (takes) onDrop();
      }}
    >
      <h3>{title}</h3>
      {sao && (
        <p>
          {t('figures', { outlets: formatNumber(count), orders: formatNumber(sao.openOrders) })}{' '}
          {!sao.available && <Tag colour="error">{t('notActive')}</Tag>}{' '}
          {count > maximum && <Tag colour="warning">{t('heavy', { maximum: formatNumber(maximum) })}</Tag>}
        </p>
      )}
      {children}
      <ul className="sao-outlets">
        {outlets.map((outlet) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={outlet.secureId}
            // Moved by keys too, so each outlet can be focused.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={mayMove ? 0 : -1}
            className="sao-outlet"
            data-moved={movedIds.has(outlet.secureId) || undefined}
            draggable={mayMove}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              onDrag(outlet);
            }}
            onDragEnd={() => onDrag(null)}
            onKeyDown={(event) => {
              if (!mayMove || !event.altKey || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
              event.preventDefault();
              onKey(outlet, event.key === 'ArrowRight' ? 1 : -1);
            }}
          >
            <strong>{outlet.outletCode}</strong> {outlet.outletName}
            {outlet.openOrders > 0 && <small>{t('orders', { count: formatNumber(outlet.openOrders) })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
