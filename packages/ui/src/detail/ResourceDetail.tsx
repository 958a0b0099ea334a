import type { RecordFrame, RecordOf, Resource } from '@console/contracts/core/resource';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages, useText } from '../messages/index.ts';
import { Page } from '../page/index.ts';
import { RecordGate, recordLabel, type RecordGateProps } from '../record/index.ts';
import { StatusTag } from '../status/index.ts';
import { Tabs } from '../tabs/index.ts';
import { sectionsOf, type DetailRecord, type DetailSection, type DetailTab } from './declaration.ts';
import './detail.css';
import { FactList } from './FactList.tsx';
import { messages } from './messages.ts';
import { RecordActions, type Refusals, type StandardAction } from './RecordActions.tsx';
import { RecordFrameBlock } from './RecordFrameBlock.tsx';
import { later } from '../later/index.ts';

const RecordChange = later(async () => ({ default: (await import('../changes/index.ts')).RecordChange }));
/** One change of a record waits at a time. */
const whileWaiting: Refusals = { update: 'CHANGE_PENDING', status: 'CHANGE_PENDING', delete: 'CHANGE_PENDING' };
const standard: readonly StandardAction[] = ['update', 'status', 'delete'];

export interface ResourceDetailProps<R extends Resource> {
  readonly resource: R;
  readonly secureId: string;
  /** The record that this one is within, by its address. */
  readonly within?: RecordGateProps<R>['within'];
  /** Order and grouping of the fields; all fields of the contract in one section unless given. */
  readonly sections?: readonly DetailSection<RecordOf<R>>[];
  /** Which of the standard actions the page offers; each only to those whose level allows it. */
  readonly offers?: readonly StandardAction[] | ((record: RecordOf<R>) => readonly StandardAction[]);
  /** Standard actions that are offered but that the services would refuse, by their code: shown with the reason. */
  readonly refuses?: (record: RecordOf<R>) => Refusals;
  /** Where the record is changed, when not at `/{module}/{secureId}/update`, and where a deleted one leads, when not to `/{module}`. */
  readonly paths?: {
    readonly update?: { path(record: { readonly secureId: string }): string }['path'];
    readonly list?: { path(record: RecordOf<R>): string }['path'];
  };
  /** Buttons of the module's own, before the standard ones. */
  readonly actions?: (record: RecordOf<R>) => ReactNode;
  /** Whether one of those is the record's next step: then it is the primary button, and "Ubah" is not. */
  readonly leads?: (record: RecordOf<R>) => boolean;
  /** Heading of the page; the record's label unless given. */
  readonly title?: (record: RecordOf<R>) => ReactNode;
  /** Above everything, e.g. that a change awaits approval. */
  readonly banner?: (record: RecordOf<R>) => ReactNode;
  /** Further parts behind tabs, beside the first tab with the fields; the tab in view is in the address. */
  readonly tabs?: readonly DetailTab<RecordOf<R>>[];
  /** False for rows that nobody creates or changes by hand, such as log entries. */
  readonly frame?: boolean;
  /** Further parts below the fields. */
  readonly children?: (record: RecordOf<R>) => ReactNode;
}

/** The parts of a detail page behind tabs. */
function TabbedParts<R>({
  tabs,
  record,
  children,
}: {
  readonly tabs: readonly DetailTab<R>[];
  readonly record: R;
  readonly children: ReactNode;
}) {
  const t = useMessages(messages);
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const shown = tabs.filter(({ visible }) => visible?.(record) ?? true);
  const active = shown.find(({ key }) => key === address.get('tab'));
  const choose = (key: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (key === '') next.delete('tab');
        else next.set('tab', key);
        return next;
      },
      { replace: true },
    );
  const titles = [{ key: '', title: t('overview') }, ...shown.map(({ key, title }) => ({ key, title: text(title) }))];
  return (
    <Tabs label={t('parts')} tabs={titles} active={active?.key ?? ''} onChange={choose}>
      {active ? active.content(record) : children}
    </Tabs>
  );
}

/** The page of one record, from its contract (docs/model/platform.md#detail-pages). */
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
  frame = true,
  children,
}: ResourceDetailProps<R>) {
  const [waiting, setWaiting] = useState(false);
  const text = useText();
  return (
    <RecordGate resource={resource} secureId={secureId} within={within}>
      {(record) => {
        const plain = record as unknown as RecordFrame & DetailRecord & { readonly status?: string };
        const parts = (
          <>
            {sectionsOf(resource, sections).map((section, index) => (
              <section key={index} className="panel">
                {section.title && <h2>{text(section.title)}</h2>}
                <FactList resource={resource} fields={section.fields} record={record as RecordOf<R> & DetailRecord} />
              </section>
            ))}
            {children?.(record)}
            {frame && <RecordFrameBlock resource={resource} record={plain} />}
          </>
        );
        return (
          <Page
            title={
              <>
                {title?.(record) ?? recordLabel(resource, plain)}{' '}
                {plain.status !== undefined && <StatusTag status={plain.status} />}
              </>
            }
            actions={
              <>
                {actions?.(record)}
                <RecordActions
                  resource={resource}
                  record={plain}
                  updatePath={paths?.update?.(plain)}
                  listPath={paths?.list?.(record)}
                  only={typeof offers === 'function' ? offers(record) : offers}
                  primary={leads?.(record) !== true}
                  refuses={{ ...(waiting ? whileWaiting : {}), ...refuses?.(record) }}
                />
              </>
            }
          >
            {resource.fourEyes && <RecordChange resource={resource} secureId={secureId} onWaiting={setWaiting} />}
            {banner?.(record)}
            {tabs ? (
              <TabbedParts tabs={tabs} record={record}>
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
