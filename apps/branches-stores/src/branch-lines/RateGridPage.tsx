import { mutationEndpoint } from '@console/api';
import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import { gridTitles } from '@console/contracts/branches-stores/branch/rate-grid';
import { titlesInMargin } from '@console/contracts/branches-stores/branch/margin-words';
import type { RateLimits } from '@console/contracts/branches-stores/branch/rate-limits';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import type { Call } from '@console/contracts/core/call';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { useAgain, type FormValues } from '@console/ui/form';
import { useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { SimulationPanel } from '@console/ui/simulation';
import { useMemo, useState } from 'react';
import { GridForm, type GridAnswer } from '../rate-grid/GridForm.tsx';
import { ofBranchTitle } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';
import { ratesInput, within } from './RatesInput.tsx';
import { collateralOf, proposedRate, rowsOf, tenorsOf } from './simulated.ts';

const title = text('Rate baru', 'New rates');
const endpoints = new Map<string, ReturnType<typeof mutationEndpoint<unknown, RateGrid, GridAnswer>>>();

/** The call of a line, with the list that follows it. */
function endpointOf(call: Call) {
  const known =
    endpoints.get(call.name) ??
    mutationEndpoint(call as Call<unknown, RateGrid, GridAnswer>, {
      invalidates: ['approval', 'notification', 'home'],
    });
  endpoints.set(call.name, known);
  return known;
}

/** One rate that was sent before, as the grid has it. */
function gridOf({ productGroupId, tenorFrom, tenorTo, rateRegular, rateRepeat, ...rest }: FormValues): FormValues {
  return {
    ...rest,
    productGroupIds: productGroupId ? [productGroupId] : [],
    rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat }],
  };
}

interface RateGridPageProps {
  readonly of: OfLine;
  readonly branch: BranchRecord;
}

/** Rates by band of tenors, filled in like a spreadsheet, for one or several product groups; proposed together. */
export function RateGridPage({ of, branch }: RateGridPageProps) {
  const read = useText();
  const [send] = endpointOf(of.grid.call).useMutation();
  const [limits, setLimits] = useState<RateLimits>();
  const resource = useMemo(() => {
    const { rates } = of.grid.fields;
    const fields = limits ? { ...of.grid.fields, rates: within(rates!, limits) } : of.grid.fields;
    return {
      ...of.rates,
      fields,
      titles: branch.isQanun ? titlesInMargin(gridTitles) : gridTitles,
      rules: [],
      fourEyes: false,
    } as unknown as Resource;
  }, [of, limits, branch.isQanun]);
  const sections = useMemo(() => {
    const rates = {
      name: 'rates',
      input: ratesInput(of.line, branch.secureId, setLimits),
      ownFaults: true,
      wide: true,
    };
    return [{ fields: Object.keys(of.grid.fields).map((name) => (name === 'rates' ? rates : name)) }];
  }, [of, branch.secureId]);
  const sent = useAgain();
  const again = useMemo(() => sent && gridOf(sent), [sent]);
  const list = addressOf(of.rates, 'list', { branchId: branch.secureId });
  return (
    <Page title={read(ofBranchTitle(title, branch))}>
      <GridForm
        resource={resource}
        owner={{ branchId: branch.secureId }}
        sections={sections}
        again={again}
        send={(body) => send({ body: body as RateGrid })}
        list={list}
      >
        {(values) => <GridPanel of={of} branch={branch} values={values} />}
      </GridForm>
    </Page>
  );
}

/** What the rows of the grid make of the instalments. */
function GridPanel({ of, branch, values }: RateGridPageProps & { readonly values: FormValues }) {
  const rows = useMemo(() => (Array.isArray(values['rates']) ? (values['rates'] as FormValues[]) : []), [values]);
  const groups = values['productGroupIds'] as readonly string[] | null;
  const overrides = useMemo(() => proposedRate(rows, rowsOf(groups)), [rows, groups]);
  const tenors = useMemo(() => tenorsOf(rows), [rows]);
  const [group] = groups ?? [];
  return (
    <SimulationPanel
      line={of.line}
      branchId={branch.secureId}
      productGroupId={group ?? null}
      {...collateralOf(values)}
      tenors={tenors}
      overrides={overrides}
    />
  );
}
