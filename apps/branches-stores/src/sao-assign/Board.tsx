import { useCan } from '@console/auth';
import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import type { SaoOutlet } from '@console/contracts/branches-stores/sao-assign/calls';
import type { Resource } from '@console/contracts/core/resource';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { formatNumber, useToday } from '@console/ui/formats';
import { useUnsavedGuard } from '@console/ui/guard';
import { common, useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { ActionButton, useReading } from '@console/ui/why';
import { useRef, useState } from 'react';
import { BalanceDialog } from './BalanceDialog.tsx';
import { assignBulk, board } from './endpoints.ts';
import { messages } from './messages.ts';
import { moveFields, moveTitles, saoAfter, saoBeside, withMove } from './moving.ts';
import { SaoColumn } from './SaoColumn.tsx';
import './sao.css';

type BoardData = NonNullable<ReturnType<typeof board.useQuery>['data']>;

/** Asks from when the moved outlets belong to their new SAOs, and why, and sends all moves as one. */
function SaveDialog({
  moves,
  outlets,
  onDone,
  onClose,
}: {
  readonly moves: ReadonlyMap<string, string>;
  readonly outlets: readonly SaoOutlet[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const [send] = assignBulk.useMutation();
  const today = useToday();
  const versions = new Map(outlets.map(({ secureId, version }) => [secureId, version]));
  const named = [...moves].map(([secureId, saoId]) => ({ secureId, saoId, version: versions.get(secureId)! }));
  return (
    <FieldsDialog
      resource={saoAssignments as Resource}
      name={`moves:${named.map(({ secureId, saoId }) => `${secureId}>${saoId}`).join()}`}
      fields={moveFields}
      titles={moveTitles}
      title={t('save')}
      text={t('saveText')}
      action={t('save')}
      initial={{ startDate: today, ordersFollow: true }}
      send={(values) => send({ body: { moves: named, ...values } as never })}
      onDone={() => {
        notify.success(t('saved', { count: formatNumber(named.length) }));
        onDone();
      }}
      onClose={onClose}
    />
  );
}

function Columns({
  data: { saos, outlets, total, maximum },
  branchId,
}: {
  readonly data: BoardData;
  readonly branchId: string;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const can = useCan(saoAssignments.privilege);
  const isReading = useReading();
  const mayMove = can('update') && !isReading;
  const [moves, setMoves] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [spread, setSpread] = useState<{ readonly ofSao: string; readonly name: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<SaoOutlet | null>(null);
  useUnsavedGuard(moves.size > 0);
  // Nobody gets outlets who no longer works at the branch.
  const takers = saos.filter(({ available }) => available).map(({ saoId }) => saoId);
  const move = (outlet: SaoOutlet, saoId: string | null) => {
    if (saoId === null) return;
    setMoves(withMove(moves, outlet, saoId));
    const sao = saos.find((each) => each.saoId === saoId)!;
    setAnnouncement(t('movedTo', { outlet: outlet.outletName, sao: sao.name }));
  };
  const countOf = (saoId: string, count: number) =>
    count +
    outlets.filter((outlet) => saoAfter(moves, outlet) === saoId).length -
    outlets.filter((outlet) => outlet.saoId === saoId).length;
  return (
    <>
      {mayMove && <p>{t('keys')}</p>}
      {total > outlets.length && (
        <p>{t('more', { shown: formatNumber(outlets.length), total: formatNumber(total) })}</p>
      )}
      {saos.length === 0 && <p>{t('noSaos')}</p>}
      <div className="sao-columns">
        {[null, ...saos].map((sao) => (
          <SaoColumn
            key={sao?.saoId ?? 'none'}
            sao={sao}
            outlets={outlets.filter((outlet) => saoAfter(moves, outlet) === (sao?.saoId ?? null))}
            movedIds={new Set(moves.keys())}
            count={sao ? countOf(sao.saoId, sao.outlets) : 0}
            maximum={maximum}
            takes={mayMove && sao !== null && takers.includes(sao.saoId)}
            mayMove={mayMove}
            onDrag={(outlet) => {
              dragged.current = outlet;
            }}
            onDrop={() => {
              if (dragged.current && sao) move(dragged.current, sao.saoId);
            }}
            onKey={(outlet, step) => move(outlet, saoBeside(takers, saoAfter(moves, outlet), step))}
          >
            {sao && sao.outlets > 0 && can('update') && (
              <ActionButton
                variant="quiet"
                aria-label={t('spreadOf', { sao: sao.name })}
                disabled={moves.size > 0}
                onClick={() => setSpread({ ofSao: sao.saoId, name: sao.name })}
              >
                {t('spread')}
              </ActionButton>
            )}
          </SaoColumn>
        ))}
      </div>
      {moves.size > 0 && (
        <div role="region" aria-label={t('save')}>
          <span>{t('draft', { count: formatNumber(moves.size) })}</span>{' '}
          <Button onClick={() => setMoves(new Map())}>{words('cancel')}</Button>{' '}
          <ActionButton variant="primary" onClick={() => setSaving(true)}>
            {t('save')}
          </ActionButton>
        </div>
      )}
      {isSaving && (
        <SaveDialog
          moves={moves}
          outlets={outlets}
          onDone={() => {
            setMoves(new Map());
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
      {spread && (
        <BalanceDialog
          title={t('spreadOf', { sao: spread.name })}
          target={{ ofSao: spread.ofSao }}
          branchId={branchId}
          onClose={() => setSpread(null)}
        />
      )}
      <output className="visually-hidden">{announcement}</output>
    </>
  );
}

/** The SAOs of a branch with their load and outlets; another branch starts without moves. */
export function Board({ branchId }: { readonly branchId: string }) {
  const reading = board.useQuery({ query: { branchId } });
  return <Part of={reading}>{(data) => <Columns key={branchId} branchId={branchId} data={data} />}</Part>;
}
