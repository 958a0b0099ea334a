import { useCan } from '@console/auth';
import { menuHeaders, menus, type MenuNode } from '@console/contracts/orders-logs/menu-management';
import { Button, Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { common, useMessages, useText } from '@console/ui/messages';
import { ActionButton, ActionLink } from '@console/ui/why';
import { useState } from 'react';
import './menu.css';
import { MenuRows } from './MenuRows.tsx';
import { messages } from './messages.ts';
import { Preview } from './Preview.tsx';
import { menuPaths } from './paths.ts';
import { useArrangement } from './use-arrangement.ts';
import { useTree } from './use-tree.ts';

function Tree({ stored }: { readonly stored: readonly MenuNode[] }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(menus.privilege);
  const arranging = useArrangement(stored);
  const [announcement, setAnnouncement] = useState('');
  const groups = menuHeaders.map(({ value, title }) => ({
    key: value,
    title: text(title),
    menus: arranging.ofHeader(value),
  }));
  return (
    <div className="arrangement">
      <div className="arrangement-groups">
        {can('update') && <p className="arrangement-keys">{t('keys')}</p>}
        {groups.map(({ key, title, menus: rows }) => (
          <section key={key} className="panel" aria-labelledby={`group-${key}`}>
            <div className="arrangement-head">
              <h2 id={`group-${key}`}>{title}</h2>
              {can('create') && (
                <ActionLink
                  variant="quiet"
                  to={`${menuPaths.create}?header=${key}`}
                  aria-label={`${t('addMenu')}: ${title}`}
                >
                  {t('addMenu')}
                </ActionLink>
              )}
            </div>
            {rows.length === 0 ? (
              <p className="arrangement-empty">{t('emptyGroup')}</p>
            ) : (
              <MenuRows title={title} header={key} rows={rows} arranging={arranging} announce={setAnnouncement} />
            )}
          </section>
        ))}
        {arranging.dirty && (
          <div className="arrangement-bar" role="region" aria-label={t('draft')}>
            <span>{t('draft')}</span>
            <Button onClick={arranging.cancel} disabled={arranging.busy}>
              {words('cancel')}
            </Button>
            <ActionButton variant="primary" busy={arranging.busy} onClick={() => arranging.save()}>
              {t('saveOrder')}
            </ActionButton>
          </div>
        )}
        <output className="visually-hidden">{announcement}</output>
      </div>
      <Preview groups={groups} />
    </div>
  );
}

/**
 * All menus by header, with their sub-menus, reordered by dragging or with the keyboard; beside them a preview of the
 * sidebar.
 */
export function Arrangement() {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  const { data, error, refetch } = useTree();
  if (data) return <Tree stored={data} />;
  if (!error) return <Spin />;
  return (
    <div className="panel load-failed" role="alert">
      <p>
        {t('failed')}: {failure(error)}
      </p>
      <Button onClick={() => refetch()}>{words('retry')}</Button>
    </div>
  );
}
