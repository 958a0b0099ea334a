import { mutationEndpoint, queryEndpoint } from '@console/api';
import { masterOverview, reportLimit } from '@console/contracts/branches-stores/master';
import { line } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { text as textOf } from '@console/contracts/core/text';
import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportingMessages } from './reporting-messages.ts';

const { module } = masterOverview;
const listing = queryEndpoint(listViewCalls.list);
const creating = mutationEndpoint(listViewCalls.create);
const updating = mutationEndpoint(listViewCalls.update);
const removing = mutationEndpoint(listViewCalls.remove);
const name = line({ minimum: 2, maximum: 60 });
const names = { name: textOf('Nama laporan', 'Name of the report') };

/** The choices of reports that the person has saved: links that open them, and how they are changed. */
export function SavedReports() {
  const id = useId();
  const t = useMessages(reportingMessages);
  const [address] = useSearchParams();
  const reading = listing.useQuery({ query: { module } });
  const [create] = creating.useMutation();
  const [isNaming, setNaming] = useState(false);
  const isChosen = address.has('set');
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('saved')}</h2>
      <p>{t('savedNote', { limit: reportLimit })}</p>
      <Part of={reading}>
        {(saved) =>
          saved.length === 0 ? (
            <p>{t('noSaved')}</p>
          ) : (
            <ul className="master-reports">
              {saved.map((report) => (
                <SavedReport key={report.secureId} report={report} query={isChosen ? address.toString() : null} />
              ))}
            </ul>
          )
        }
      </Part>
      <ActionButton disabled={!isChosen} onClick={() => setNaming(true)}>
        {t('save')}
      </ActionButton>
      {isNaming && (
        <FieldsDialog<ListView>
          resource={masterOverview as unknown as Resource}
          name="report"
          fields={{ name }}
          titles={names}
          title={t('save')}
          action={t('save')}
          send={(values) =>
            create({
              body: {
                module,
                name: (values as { readonly name: string }).name,
                query: address.toString(),
                layout: null,
                roleSecureIds: [],
              },
            })
          }
          onDone={(report) => {
            notify.success(t('stored', { name: report.name }));
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}

/** @param query the present choice; `null` while no set is chosen */
function SavedReport({ report, query }: { readonly report: ListView; readonly query: string | null }) {
  const t = useMessages(reportingMessages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [update, { isLoading }] = updating.useMutation();
  const [remove] = removing.useMutation();
  const { secureId, version, layout, roleSecureIds } = report;
  const overwrite = async () => {
    const body = { secureId, version, name: report.name, layout, roleSecureIds, query: query ?? report.query };
    const answer = await update({ body });
    if ('error' in answer) notify.error(errorText(answer.error));
    else notify.success(t('stored', { name: report.name }));
  };
  const ask = () =>
    confirm({ title: t('removeTitle'), subject: report.name, action: words('delete'), danger: true }, async () => {
      const answer = await remove({ body: { secureId } });
      if ('error' in answer) throw answer.error;
      notify.success(t('removed', { name: report.name }));
    });
  return (
    <li>
      <PageLink to={`/master/reporting?${report.query}`}>{report.name}</PageLink>
      <ActionButton
        variant="quiet"
        busy={isLoading}
        disabled={query === null || query === report.query}
        aria-label={t('overwrite', { name: report.name })}
        title={t('overwrite', { name: report.name })}
        onClick={overwrite}
      >
        {words('save')}
      </ActionButton>
      <ActionButton variant="quiet" aria-label={t('remove', { name: report.name })} onClick={ask}>
        {words('delete')}
      </ActionButton>
    </li>
  );
}
