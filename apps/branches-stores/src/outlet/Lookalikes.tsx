import { likenesses, type Lookalike } from '@console/contracts/branches-stores/outlet/duplicates';
import { outletLines, outletStates } from '@console/contracts/branches-stores/outlet/vocabulary';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { PageLink } from '@console/ui/navigation';
import { ScrollTable } from '@console/ui/page';
import { useMessages, useText } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { titleOf } from '@console/contracts/core/titles';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './outlet.css';

/** What is compared side by side. */
export interface ComparedOutlet {
  readonly name?: unknown;
  readonly address?: unknown;
  readonly zipCode?: unknown;
  readonly picName?: unknown;
  /** Office code and name, where it is known. */
  readonly branch?: string | undefined;
}

const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '-');

/** The register of an outlet. */
export interface RegisterProps {
  readonly line: BusinessLine;
  readonly resource: Resource;
}

interface LookalikesProps extends RegisterProps {
  /** What the others are alike with. */
  readonly compared: ComparedOutlet;
  readonly alike: readonly Lookalike[];
}

/** Outlets that look like one, beside it: each a column, each fact a row. */
export function Lookalikes({ line, resource, compared, alike }: LookalikesProps) {
  const t = useMessages(messages);
  const text = useText();
  const titled = (name: string) => text(titleOf(resource, name));
  const hidden = <span className="quiet">{t('hidden')}</span>;
  /** What a reader sees of outlets in scope alone. */
  const inScope = (value: string | null, { address }: Lookalike): ReactNode =>
    address === null ? hidden : shown(value);
  const rows: readonly (readonly [string, ReactNode, (each: Lookalike) => ReactNode])[] = [
    [titled('name'), shown(compared.name), ({ name }) => name],
    [titled('branchId'), shown(compared.branch), ({ branch }) => branch],
    [titled('address'), shown(compared.address), (each) => inScope(each.address, each)],
    [titled('zipCode'), shown(compared.zipCode), (each) => inScope(each.zipCode, each)],
    [titled('picName'), shown(compared.picName), (each) => inScope(each.picName, each)],
    [titled('companyId'), '-', (each) => inScope(each.company, each)],
    [t('line'), line, (each) => each.line],
    [titled('state'), '-', ({ state }) => <OptionTag value={state} options={outletStates} />],
    [
      t('likenesses'),
      '-',
      (each) =>
        likenesses
          .filter(({ value }) => each.likenesses.includes(value))
          .map(({ title }) => text(title))
          .join(', '),
    ],
    [t('metres'), '-', ({ metres }) => (metres === null ? '-' : String(metres))],
  ];
  return (
    <ScrollTable label={t('alike', { count: alike.length })} className="lookalikes">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('compared')}</th>
            <th scope="col">{t('this')}</th>
            {alike.map(({ secureId, line: of, code, address }) => (
              <th key={secureId} scope="col">
                {address === null ? (
                  code
                ) : (
                  <PageLink to={addressOf({ module: outletLines[of].module }, 'detail', { secureId })}>{code}</PageLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, own, of]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{own}</td>
              {alike.map((each) => (
                <td key={each.secureId}>{of(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
