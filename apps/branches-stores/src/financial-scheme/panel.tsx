import { resourceApi } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';
import { termsOf } from './terms.ts';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

const most = 12;

interface SchemePanelProps {
  readonly line: 'SPEKTRA' | 'NMC';
  readonly values: FormValues;
  /** The scheme as it is stored; `null` for a new one, which is compared with a contract outside of schemes. */
  readonly stored: FormValues | null;
}

/** "Simulasi Angsuran" of the tenors of a scheme with its terms, at a sample office. */
function SchemePanel({ line, values, stored }: SchemePanelProps) {
  const { tenors, productGroupIds } = values;
  const chosen = ((tenors as readonly string[] | null) ?? []).map(Number).filter((tenor) => tenor >= 1 && tenor <= 60);
  const [group] = (productGroupIds as readonly string[] | null) ?? [];
  const scheme = stored && termsOf(stored);
  return (
    <SimulationPanel
      line={line}
      productGroupId={group}
      // A scheme of many tenors shows the longest ones: they bear the most.
      tenors={chosen.slice(-most)}
      scheme={scheme}
      overrides={stored === values ? null : { scheme: termsOf(values) }}
    />
  );
}

/** The panels of the pages of a scheme. */
export const schemePanels = (line: SchemePanelProps['line'], resource: Resource) => {
  /** What is typed, beside what is stored. */
  function Typed({ secureId, values }: { readonly secureId: string; readonly values: FormValues }) {
    const { currentData } = resourceApi(resource).useDetailQuery(secureId);
    return <SchemePanel line={line} values={values} stored={(currentData as FormValues | undefined) ?? null} />;
  }
  return {
    create: (values: FormValues) => <SchemePanel line={line} values={values} stored={null} />,
    update: (secureId: string) => ({
      children: (values: FormValues) => <Typed secureId={secureId} values={values} />,
    }),
    detail: (values: FormValues) => <SchemePanel line={line} values={values} stored={values} />,
  };
};
