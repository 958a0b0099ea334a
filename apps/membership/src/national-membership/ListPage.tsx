import { memberStatuses, mostFound, type NationalMember } from '@console/contracts/membership/national-membership';
import { riskGrades } from '@console/contracts/membership/risk-grades';
import { nationalMembership } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page, ScrollTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { search } from './endpoints.ts';
import { messages } from './messages.ts';
import './national.css';
import { SearchForm } from './SearchForm.tsx';

const columns = [
  'custMainNo',
  'memberName',
  'nik',
  'lines',
  'homeBranch',
  'cardStatus',
  'riskGrade',
  'status',
] as const;

function Results({ rows }: { readonly rows: readonly NationalMember[] }) {
  const t = useMessages(messages);
  if (rows.length === 0) return <output className="panel">{t('nobody')}</output>;
  return (
    <section className="panel" aria-label={t('results')}>
      {rows.length >= mostFound && <p role="note">{t('capped')}</p>}
      <ScrollTable label={t('results')}>
        <table className="plain-table">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.secureId}>
                <td>
                  <PageLink to={recordAddress(nationalMembership.pages.detail, row.secureId)}>
                    {row.custMainNo}
                  </PageLink>
                </td>
                <td>{row.name}</td>
                <td>{row.nik}</td>
                <td>{row.lines.join(', ') || '-'}</td>
                <td>{row.homeBranch}</td>
                <td>{row.cardStatus ?? '-'}</td>
                <td>{row.riskGrade ? <OptionTag value={row.riskGrade} options={riskGrades} /> : '-'}</td>
                <td>
                  <OptionTag value={row.status} options={memberStatuses} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}

/** Whether a person is a member anywhere, in any line. Nothing is listed before a number is given. */
export default function ListPage() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [look] = search.useMutation();
  return (
    <Page title={t('title')}>
      <SearchForm onSearch={(query) => look({ body: query })}>
        {(answer) =>
          'error' in answer ? (
            <p role="alert" className="panel">
              {errorText(answer.error)}
            </p>
          ) : (
            <Results rows={answer.data.rows} />
          )
        }
      </SearchForm>
    </Page>
  );
}
