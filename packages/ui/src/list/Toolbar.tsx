import { useCan, useProfile } from '@console/auth';
import type { ListQuery } from '@console/api';
import { isHeadOffice } from '@console/contracts/core/privileges';
import type { Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { Button, MenuButton, Popover } from '../core/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { routeAt, useRouteTable } from '../navigation/index.ts';
import { ActionLink, useExportWhy, useOfficeWhy, useReading } from '../why/index.ts';
import { ListIcon } from './ListIcon.tsx';
import { messages } from './messages.ts';
import type { ListPaths } from './props.ts';
import { useDownload } from './use-download.ts';
import { later } from '../later/index.ts';

const ExportChoice = later(async () => ({ default: (await import('./ExportChoice.tsx')).ExportChoice }));

/** Whether the person may export: by level, and only at head office where the contract says so. */
function useCanExport({ privilege, operations, list }: Resource): boolean {
  const can = useCan(privilege);
  const profile = useProfile();
  if (!operations.includes('download') || !can('export')) return false;
  return (
    !list.exportNational ||
    (profile.state === 'loaded' && isHeadOffice(profile.data.scope.type, profile.data.flag === 'admin'))
  );
}

/** Buttons to create, import and export records; those beyond the person's level are absent. */
export function PageActions({
  resource,
  paths,
  query,
  primary,
  inForce,
}: {
  readonly resource: Resource;
  readonly paths: ListPaths;
  readonly query: ListQuery;
  /** False within another page, whose own next step it is not. */
  readonly primary: boolean;
  /** Of these the export offers what is in force on a day. */
  readonly inForce?: Resource | undefined;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const can = useCan(resource.privilege);
  const canExport = useCanExport(resource);
  const reading = useReading();
  const office = useOfficeWhy(resource);
  const restricted = useExportWhy(resource, query as Readonly<Record<string, unknown>>);
  const { busy, start } = useDownload(resource, query);
  const [choosing, setChoosing] = useState(false);
  const decidesImports = [routeAt(useRouteTable(), paths.import ?? '')?.action].flat().includes('approve');
  return (
    <>
      {canExport && (
        <MenuButton
          trigger={words('download')}
          busy={busy}
          why={reading ?? restricted}
          items={[
            { key: 'csv', title: t('downloadCsv'), run: () => start('csv') },
            { key: 'xlsx', title: t('downloadXlsx'), run: () => start('xlsx') },
            { key: 'choose', title: t('downloadChoose'), run: () => setChoosing(true) },
          ]}
        />
      )}
      {choosing && (
        <ExportChoice resource={resource} query={query} inForce={inForce} onClose={() => setChoosing(false)} />
      )}
      {paths.import && can('import') && (
        <ActionLink to={paths.import} why={office}>
          {words('import')}
        </ActionLink>
      )}
      {paths.import && !can('import') && decidesImports && can('approve') && (
        <ActionLink to={paths.import}>{t('waitingImports')}</ActionLink>
      )}
      {paths.create && resource.operations.includes('create') && can('create') && (
        <ActionLink variant={primary ? 'primary' : 'plain'} to={paths.create} why={office}>
          {words('create')}
        </ActionLink>
      )}
    </>
  );
}

const keys = [
  'keyMove',
  'keySelect',
  'keyRange',
  'keyOpen',
  'keyPeek',
  'keyActions',
  'keyPage',
  'keyWalk',
  'keySearch',
  'keyFilter',
] as const;

/** Explains the keyboard shortcuts of a list. */
export function KeyHelp() {
  const t = useMessages(messages);
  return (
    <Popover variant="quiet" trigger={<ListIcon name="keys" />} label={t('keys')}>
      <ul className="list-keys">
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Popover>
  );
}

/** Refetches the list; the rows stay on the screen during the call. */
export function RefreshButton({ busy, onRefresh }: { readonly busy: boolean; readonly onRefresh: () => void }) {
  const words = useMessages(common);
  return (
    <Button variant="quiet" aria-busy={busy} aria-label={words('refresh')} title={words('refresh')} onClick={onRefresh}>
      <ListIcon name="refresh" />
    </Button>
  );
}
