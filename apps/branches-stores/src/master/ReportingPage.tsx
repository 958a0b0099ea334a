import { queryEndpoint } from '@console/api';
import { masterCalls, type ReportDataSet } from '@console/contracts/branches-stores/master';
import { textsOf } from '@console/contracts/core/list-address';
import type { Resource } from '@console/contracts/core/resource';
import { Spin } from '@console/ui/core';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { contracts } from './contracts.ts';
import './master.css';
import { ReportForm, type ReportFormProps } from './ReportForm.tsx';
import { reportingMessages } from './reporting-messages.ts';
import { SavedReports } from './SavedReports.tsx';

const reporting = queryEndpoint(masterCalls.reporting);

type Form = ComponentType<Omit<ReportFormProps, 'resource'>>;

const formOf = (resource: Resource | null): Form =>
  function FormOfSet(props) {
    return <ReportForm resource={resource} {...props} />;
  };
const NoSet = formOf(null);
/** The form of each set, whose contract is fetched with its first use. */
const forms = Object.fromEntries(
  Object.entries(contracts).map(([module, load]) => [
    module,
    later(async () => ({ default: formOf(await load()) }), <Spin />),
  ]),
) as Readonly<Record<string, Form>>;

function Builder({ sets }: { readonly sets: readonly ReportDataSet[] }) {
  const [address] = useSearchParams();
  const [wanted] = textsOf(address, 'set');
  // Without a form of its own, that of no set says that the value is left out.
  const set = sets.find(({ module }) => module === wanted)?.module;
  const Form = (set !== undefined && forms[set]) || NoSet;
  return <Form key={set ?? ''} sets={sets} />;
}

/** Reports of master data as files (docs/model/branches-stores.md#master-reports). */
export default function ReportingPage() {
  const t = useMessages(reportingMessages);
  const { currentData: sets, error, refetch } = reporting.useQuery({});
  if (error && !sets) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t('title')} note={t('note')}>
      {!sets && <Spin />}
      {sets?.length === 0 && <p>{t('noSets')}</p>}
      {sets && sets.length > 0 && (
        <>
          <Builder sets={sets} />
          <SavedReports />
        </>
      )}
    </Page>
  );
}
