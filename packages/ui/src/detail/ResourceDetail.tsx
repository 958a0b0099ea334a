import {
  addressOf,
  isChangeable,
  type RecordFrame,
  type RecordOf,
  type Resource,
} from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { Page } from '../page/index.ts';
import { RecordGate, recordLabel, type RecordGateProps } from '../record/index.ts';
import { StateTag, TransitionButtons } from '../states/index.ts';
import { RecordStatus } from '../status/index.ts';
import { sectionsOf, type DetailRecord, type DetailSection, type DetailTab } from './declaration.ts';
import './detail.css';
import { messages } from './messages.ts';
import { summarised } from './summary.ts';
import { waitsIn } from './waits-in.ts';
import { FactList } from './FactList.tsx';
import { FactSection } from './FactSection.tsx';
import { RecordActions, type Refusals, type StandardAction } from './RecordActions.tsx';
import { RecordFrameBlock } from './RecordFrameBlock.tsx';
import { ownTabs } from './own-tabs.tsx';
import { TabbedParts } from './TabbedParts.tsx';
import { later } from '../later/index.ts';
import { RecordWalk } from '../walk/index.ts';

const RecordChange = later(async () => ({ default: (await import('../changes/index.ts')).RecordChange }));
const CoreFeedFacts = later(async () => ({ default: (await import('../core-feed/index.ts')).CoreFeedFacts }));
const PeriodActions = later(async () => ({ default: (await import('../effective/index.ts')).PeriodActions }));
const PeriodCalendar = later(async () => ({ default: (await import('../effective/index.ts')).PeriodCalendar }));
const QueueLease = later(async () => ({ default: (await import('../queues/index.ts')).QueueLease }));
const PeriodTag = later(async () => ({ default: (await import('../effective/index.ts')).PeriodTag }));
/** A record has at most one pending change. */
const whileWaiting: Refusals = { update: 'CHANGE_PENDING', status: 'CHANGE_PENDING', delete: 'CHANGE_PENDING' };
const standard: readonly StandardAction[] = ['update', 'status', 'delete'];

export interface ResourceDetailProps<R extends Resource> {
  readonly resource: R;
  readonly secureId: string;
  /** The parent record in the address, which this record must belong to. */
  readonly within?: RecordGateProps<R>['within'];
  /** Order and grouping of the fields; default: one section with all fields of the contract. */
  readonly sections?: readonly DetailSection<RecordOf<R>>[];
  /** The standard actions of the page, each only for those whose level allows it; default: all. */
  readonly offers?: readonly StandardAction[] | ((record: RecordOf<R>) => readonly StandardAction[]);
  /** Standard actions that the services would refuse now, by error code: shown with the reason. */
  readonly refuses?: (record: RecordOf<R>) => Refusals;
  /** Other addresses than the usual ones: of the form (`/{module}/{secureId}/update`), of the list (`/{module}`). */
  readonly paths?: {
    readonly update?: { path(record: { readonly secureId: string }): string }['path'];
    readonly list?: { path(record: RecordOf<R>): string }['path'];
  };
  /** The module's own buttons, before the standard ones. */
  readonly actions?: (record: RecordOf<R>) => ReactNode;
  /** True when one of those buttons is the next step: it is then the primary button instead of "Ubah". */
  readonly leads?: (record: RecordOf<R>) => boolean;
  /** Heading of the page; default: the record's label. */
  readonly title?: (record: RecordOf<R>) => ReactNode;
  /** Shown above everything, e.g. that a change awaits approval. */
  readonly banner?: (record: RecordOf<R>) => ReactNode;
  /** Title of the tab with the fields; default: "Data". */
  readonly overview?: Text;
  /** Further parts behind tabs; the address keeps which one is open. */
  readonly tabs?: readonly DetailTab<RecordOf<R>>[];
  /** False for rows without an editor and version, such as log entries. */
  readonly frame?: boolean;
  /** Further parts below the fields. */
  readonly children?: (record: RecordOf<R>) => ReactNode;
}

/**
 * The page of one record, built from its contract (docs/model/platform.md#detail-pages). An unknown record shows the
 * content 404, a failed call the content 500 with a retry.
 * @example
 * <ResourceDetail
 *   resource={cardTypes}
 *   secureId={secureId}
 *   refuses={({ used }) => (used ? { delete: 'IN_USE' } : {})}
 * />
 */
export function ResourceDetail<R extends Resource>({
  resource,
  secureId,
  within,
  sections,
  offers = standard,
  refuses,
  paths,
  actions,
  leads,
  title,
  banner,
  tabs,
  overview,
  frame = true,
  children,
}: ResourceDetailProps<R>) {
  const allTabs = useMemo(() => [...(tabs ?? []), ...ownTabs(resource, tabs)], [tabs, resource]);
  const [waiting, setWaiting] = useState(false);
  const leased = Object.values(resource.queues).find((queue) => queue.leased);
  const t = useMessages(messages);
  const offersOf = (record: RecordOf<R>, plain: DetailRecord): readonly StandardAction[] => {
    if (resource.effective && !isChangeable(plain)) return [];
    return typeof offers === 'function' ? offers(record) : offers;
  };
  return (
    <RecordGate resource={resource} secureId={secureId} within={within}>
      {(record) => {
        const plain = record as unknown as RecordFrame & DetailRecord & { readonly status?: string };
        const { facts, sections: rest } = summarised(resource, sectionsOf(resource, sections), title !== undefined);
        const parts = (
          <>
            {rest.map((section, index) => (
              <FactSection
                key={index}
                resource={resource}
                section={section}
                record={record as RecordOf<R> & DetailRecord}
              />
            ))}
            {children?.(record)}
            {resource.effective && (
              <PeriodCalendar
                resource={resource}
                secureId={secureId}
                detailPath={({ secureId: id }) => addressOf(resource, 'detail', { ...plain, secureId: id })}
              />
            )}
            {resource.coreFed && <CoreFeedFacts resource={resource} record={plain} />}
            {frame && <RecordFrameBlock resource={resource} record={plain} />}
          </>
        );
        return (
          <Page
            title={
              <>
                {title?.(record) ?? recordLabel(resource, plain)}{' '}
                {plain.status !== undefined && <RecordStatus resource={resource} status={plain.status} />}
                {resource.effective && <PeriodTag phase={plain['phase']} />}
                <StateTag resource={resource} record={plain} />
              </>
            }
            actions={
              <>
                <RecordWalk resource={resource} secureId={secureId} />
                {actions?.(record)}
                {resource.effective && <PeriodActions resource={resource} record={plain} waiting={waiting} />}
                <TransitionButtons resource={resource} record={plain} />
                <RecordActions
                  resource={resource}
                  record={plain}
                  updatePath={paths?.update?.(plain)}
                  listPath={paths?.list?.(record)}
                  only={offersOf(record, plain)}
                  primary={leads?.(record) !== true}
                  refuses={{ ...(waiting ? whileWaiting : {}), ...refuses?.(record) }}
                />
              </>
            }
          >
            {facts.length > 0 && (
              <section className="panel detail-summary" aria-label={t('summary')}>
                <FactList resource={resource} fields={facts} record={record as RecordOf<R> & DetailRecord} />
              </section>
            )}
            {resource.fourEyes && <RecordChange resource={resource} record={plain} rejected onWaiting={setWaiting} />}
            {leased && waitsIn(leased, plain) && <QueueLease resource={resource} queue={leased} record={record} />}
            {banner?.(record)}
            {allTabs.length > 0 ? (
              <TabbedParts tabs={allTabs} record={record} overview={overview}>
                {parts}
              </TabbedParts>
            ) : (
              parts
            )}
          </Page>
        );
      }}
    </RecordGate>
  );
}
