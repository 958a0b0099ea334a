import { mutationEndpoint } from '@console/api';
import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import { useEffect } from 'react';
import { Button, Spin, Tag } from '../../core/index.ts';
import { confirm } from '../../dialogs/index.ts';
import { notify, useErrorText } from '../../feedback/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import { ActionButton } from '../../why/index.ts';
import type { ListState } from '../address.ts';
import type { Layout } from '../layout/layout.ts';
import { messages } from './messages.ts';
import { toListViewLayout } from './view-layout.ts';
import type { Views } from './use-views.ts';

const updating = mutationEndpoint(listViewCalls.update);
const removing = mutationEndpoint(listViewCalls.remove);

interface ViewsPanelProps {
  readonly views: Views;
  readonly state: ListState;
  /** The columns on the screen. */
  readonly layout: Layout;
  readonly close: () => void;
  readonly onEdit: (view: ListView | 'new') => void;
}

/** The saved views, own and shared, with the actions on each. */
export default function ViewsPanel({ views, state, layout, close, onEdit }: ViewsPanelProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [update, { isLoading: saving }] = updating.useMutation();
  const [remove] = removing.useMutation();
  const { views: saved, error, view, preferred, load } = views;
  useEffect(load, [load]);
  const changed = views.modified(state);

  const overwrite = async (target: ListView) => {
    const { secureId, version, name, roleSecureIds } = target;
    const answer = await update({
      body: {
        secureId,
        version,
        name,
        roleSecureIds,
        query: views.query(state),
        layout: target.layout ? toListViewLayout(layout) : null,
      },
    });
    if ('error' in answer) return notify.error(errorText(answer.error));
    notify.success(t('saved', { name }));
    close();
  };
  const confirmDelete = (target: ListView) => {
    close();
    confirm(
      {
        title: t('removeTitle'),
        subject: target.name,
        action: words('delete'),
        danger: true,
        ...(target.roleSecureIds.length > 0 ? { text: t('removeShared') } : {}),
      },
      async () => {
        const answer = await remove({ body: { secureId: target.secureId } });
        if ('error' in answer) throw answer.error;
        if (preferred === target.secureId) views.prefer(undefined);
        if (view?.secureId === target.secureId) views.mark('standard');
        notify.success(t('removed', { name: target.name }));
      },
    );
  };

  if (error && !saved)
    return (
      <div className="list-state" role="alert">
        <p>{errorText(error)}</p>
        <Button onClick={views.retry}>{words('retry')}</Button>
      </div>
    );
  if (!saved) return <Spin />;
  return (
    <div className="list-views">
      {saved.length === 0 && <p className="list-hint">{t('none')}</p>}
      <ul>
        <li>
          <Button
            variant="quiet"
            className="list-view"
            aria-current={view ? undefined : true}
            onClick={() => {
              views.openStandard();
              close();
            }}
          >
            {t('standard')}
          </Button>
        </li>
        {saved.map((each) => (
          <li key={each.secureId}>
            <Button
              variant="quiet"
              className="list-view"
              aria-current={each === view ? true : undefined}
              onClick={() => {
                views.open(each);
                close();
              }}
            >
              <span className="list-view-name">{each.name}</span>
              {each.roleSecureIds.length > 0 && (
                <Tag colour="info">{each.mine ? t('shared') : t('sharedBy', { name: each.ownerName })}</Tag>
              )}
            </Button>
            <Button
              variant="quiet"
              aria-pressed={preferred === each.secureId}
              aria-label={t('makeDefault', { name: each.name })}
              title={t('makeDefault', { name: each.name })}
              onClick={() => views.prefer(preferred === each.secureId ? undefined : each.secureId)}
            >
              {preferred === each.secureId ? '★' : '☆'}
            </Button>
            {each.editable && (
              <ActionButton
                variant="quiet"
                aria-label={t('edit', { name: each.name })}
                title={t('edit', { name: each.name })}
                onClick={() => onEdit(each)}
              >
                ✎
              </ActionButton>
            )}
            {each.editable && (
              <ActionButton
                variant="quiet"
                aria-label={t('remove', { name: each.name })}
                title={t('remove', { name: each.name })}
                onClick={() => confirmDelete(each)}
              >
                ✕
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <div className="list-bar">
        {view?.editable && (
          <ActionButton disabled={!changed} busy={saving} onClick={() => overwrite(view)}>
            {t('overwrite', { name: view.name })}
          </ActionButton>
        )}
        {view && changed && (
          <Button
            variant="quiet"
            onClick={() => {
              views.revert(view);
              close();
            }}
          >
            {t('revert')}
          </Button>
        )}
        <ActionButton onClick={() => onEdit('new')}>{t('saveNew')}</ActionButton>
      </div>
    </div>
  );
}
