import type { Decisions } from '@console/contracts/platform/approvals';
import { Spin } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { Pager } from '@console/ui/pager';
import { ActionButton } from '@console/ui/why';
import { useRef, useState } from 'react';
import { ApprovalList } from './ApprovalList.tsx';
import { ApprovalPane } from './ApprovalPane.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { Filters } from './Filters.tsx';
import { messages } from './messages.ts';
import { StandInNotes } from './StandInNotes.tsx';
import type { Standing } from './standing.ts';
import type { Decision, Wanted } from './use-decide.ts';
import { useInbox } from './use-inbox.ts';
import { useTicks } from './use-ticks.ts';

interface Asked {
  readonly decision: Decision;
  readonly wanted: readonly Wanted[];
}

/** The list of requests with ticks, and the open one beside it. */
export function Inbox({ standing }: { readonly standing: Standing }) {
  const t = useMessages(messages);
  const inbox = useInbox(standing);
  const { rows, open, page, filters, reading, leaving, total, ask, show } = inbox;
  const { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } = reading;
  const { ticked, tick, clear } = useTicks(rows.map(({ secureId }) => secureId));
  const [asked, setAsked] = useState<Asked>();
  const openAtFirst = useRef(open);
  const heading = useRef<HTMLHeadingElement>(null);

  /** What is decided on leaves the list at once, and the next request that still waits is opened. */
  const leave = (over: readonly string[]) => {
    leaving.send(over);
    const at = rows.findIndex(({ secureId }) => secureId === open);
    const left = [...rows.slice(at), ...rows.slice(0, at).toReversed()].find(
      ({ secureId }) => !over.includes(secureId),
    );
    openAtFirst.current = open;
    if (open !== undefined && over.includes(open)) show(left?.secureId);
  };
  /** Where nothing was decided, the request that was open is opened again. */
  const back = (sent: readonly string[], answer: Decisions | null) => {
    leaving.answer(sent, answer);
    if (answer) clear();
    else show(openAtFirst.current);
  };
  const decideTicked = (decision: Decision) => () =>
    setAsked({ decision, wanted: rows.filter(({ secureId }) => ticked.has(secureId)) });
  const many: readonly Decision[] = filters.box === 'made' ? ['withdraw'] : ['approve', 'reject'];
  return (
    <>
      <StandInNotes />
      <Filters inbox={inbox} standing={standing} />
      {error && !data && <PartFailed error={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Spin />}
      {data && (
        <div className="approval-split">
          <div className="panel approval-side">
            <div className="approval-bar">
              <output>{ticked.size > 0 ? t('ticked', { count: ticked.size }) : t('total', { count: total })}</output>
              {ticked.size > 0 &&
                many.map((decision) => (
                  <ActionButton
                    key={decision}
                    variant={decision === 'approve' ? 'primary' : 'danger'}
                    onClick={decideTicked(decision)}
                  >
                    {t(decision)}
                  </ActionButton>
                ))}
            </div>
            {rows.length === 0 ? (
              <p className="quiet">{t('nothing')}</p>
            ) : (
              <ApprovalList
                rows={rows}
                now={fulfilledTimeStamp}
                busy={isFetching}
                open={open}
                ticked={ticked}
                refusals={leaving.refusals}
                onOpen={show}
                onTick={tick}
                onEnter={() => heading.current?.focus()}
              />
            )}
            <Pager
              {...data}
              total={total}
              page={page}
              onPage={(next) => ask({ page: String(next), change: undefined }, true)}
            />
          </div>
          {open !== undefined && (
            <ApprovalPane
              secureId={open}
              headingRef={heading}
              onDecide={(decision, change) => setAsked({ decision, wanted: [change] })}
            />
          )}
        </div>
      )}
      {asked && <DecideDialog {...asked} onSend={leave} onAnswer={back} onClose={() => setAsked(undefined)} />}
    </>
  );
}
