import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { useBreadcrumbLabels } from '../page/index.ts';
import { RecordGate } from './index.ts';

const [branchId, secureId] = ['0193a1b2-0000-7000-8000-00000000000b', '0193a1b2-0000-7000-8000-00000000000r'];
const path = `/branch/${branchId}/rates/${secureId}`;
const rate = {
  secureId,
  version: 1,
  branchId,
  officeCode: '10010',
  productGroupId: null,
  tenors: '7-12',
  effectiveFrom: '2026-12-01',
};

function Crumbs() {
  const labels = useBreadcrumbLabels();
  return <output>{[...labels].map(([at, label]) => `${at}: ${label}`).join('; ')}</output>;
}

test.each([
  ['as it says itself', { branchId: { code: '10010', name: 'Banda Aceh', active: true } }],
  ['from the list of values of its field', undefined],
])('a record names itself and the record that it belongs to, %s', async (_, said) => {
  signInAs('ADMIN01', { 'branch:browse': 'Full Access' });
  const services = new Services()
    .on(`GET /api/middle/branch/rates/${secureId}`, { result: said ? { ...rate, references: said } : rate })
    .on('GET /api/middle/branch/lov', ({ query }) => ({
      result: query.getAll('secureId').map((id) => ({ secureId: id, code: '10010', name: 'Banda Aceh' })),
    }));
  show({
    services,
    path,
    at: path,
    element: (
      <>
        <Crumbs />
        <RecordGate resource={branchRates} secureId={secureId} within={{ field: 'branchId', secureId: branchId }}>
          {() => <p>Rate</p>}
        </RecordGate>
      </>
    ),
  });
  await screen.findByText('Rate');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`/branch/${branchId}: 10010 Banda Aceh`));
  expect(screen.getByRole('status')).toHaveTextContent(/10010 7-12 01-12-2026/);
});
