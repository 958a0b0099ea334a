import { mutationEndpoint } from '@console/api';
import { promoFeeResets, resetCalls } from '@console/contracts/branches-stores/promo-fee/reset';
import { screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { DecisionButtons, type DecisionButtonsProps } from './DecisionButtons.tsx';

const path = '/api/middle/master-branch-nmc-promo-fee/reset';
const calls = {
  approve: mutationEndpoint(resetCalls.approve),
  reject: mutationEndpoint(resetCalls.reject),
  withdraw: mutationEndpoint(resetCalls.withdraw),
};
const requests = ['1', '2'].map((digit) => ({ secureId: `c0000000-0000-4000-8000-00000000000${digit}`, version: 4 }));
const other = 'Buttons of the other request';

/** The buttons of two requests. */
function open(props: Partial<DecisionButtonsProps> = {}) {
  signInAs('ADMIN02', { 'master-branch-nmc-promo-fee:browse': 'Full Access' });
  const services = new Services()
    .on(`PUT ${path}/approve`, { result: {} })
    .on(`PUT ${path}/reject`, { result: {} })
    .on(`PUT ${path}/withdraw`, { result: {} });
  const [one, two] = requests.map((request, index) => (
    <DecisionButtons
      key={request.secureId}
      resource={promoFeeResets}
      request={request}
      subject={`RST-${index + 1}`}
      isMaker={false}
      calls={calls}
      {...props}
    />
  ));
  const page = show({
    services,
    path: '/reset',
    at: '/reset',
    element: (
      <>
        <section>{one}</section>
        <section aria-label={other}>{two}</section>
      </>
    ),
  });
  return { ...page, services };
}
const press = (name: string) => screen.getAllByRole('button', { name })[0]!;
const question = () => within(screen.getByRole('alertdialog'));

test('a request is approved as it was seen, after a question that names it and says what follows', async () => {
  const after = jest.fn();
  const { user, services } = open({ texts: { approve: 'Yang berlaku berakhir hari ini.' }, after });
  await user.click(press('Setujui'));
  expect(question().getByText('RST-1')).toBeVisible();
  expect(question().getByText('Yang berlaku berakhir hari ini.')).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Setujui' }));
  expect(await screen.findByText('Keputusan disimpan')).toBeInTheDocument();
  expect(services.to(`PUT ${path}/approve`).map(({ body }) => body)).toEqual([requests[0]]);
  expect(after).toHaveBeenCalledTimes(1);
});

test('a rejection is sent with its reason, and is not possible without one', async () => {
  const { user, services } = open();
  await user.click(press('Tolak'));
  await user.click(question().getByRole('button', { name: 'Tolak' }));
  expect(services.to(`PUT ${path}/reject`)).toHaveLength(0);
  await user.type(question().getByRole('textbox'), 'salah cabang');
  await user.click(question().getByRole('button', { name: 'Tolak' }));
  await waitFor(() =>
    expect(services.to(`PUT ${path}/reject`)[0]!.body).toEqual({ ...requests[0], reason: 'salah cabang' }),
  );
});

test('a reason that was typed for one request does not stand in the question of another', async () => {
  const { user } = open();
  await user.click(press('Tolak'));
  await user.type(question().getByRole('textbox'), 'salah cabang');
  await user.click(question().getByRole('button', { name: 'Batal' }));
  await user.click(within(screen.getByRole('region', { name: other })).getByRole('button', { name: 'Tolak' }));
  expect(question().getByRole('textbox')).toHaveValue('');
});

test('its maker sees why somebody else decides, and takes it back', async () => {
  const { user, services } = open({ isMaker: true });
  expect(press('Setujui')).toHaveAttribute('aria-disabled', 'true');
  expect(press('Tolak')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Tarik kembali'));
  await user.click(question().getByRole('button', { name: 'Tarik kembali' }));
  await waitFor(() => expect(services.to(`PUT ${path}/withdraw`)[0]!.body).toEqual(requests[0]));
});

test('only its maker takes a request back', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Tarik kembali' })).toBeNull();
});

test('an approver ticks each warning, and the ticks are sent', async () => {
  const warnings = [{ code: 'BELOW_FLOOR', text: { id: 'Rate di bawah batas', en: 'Below the floor' } }];
  const { user, services } = open({ warnings });
  await user.click(press('Setujui'));
  await user.click(question().getByRole('button', { name: 'Setujui' }));
  expect(services.to(`PUT ${path}/approve`)).toHaveLength(0);
  await user.click(question().getByRole('checkbox', { name: 'Rate di bawah batas' }));
  await user.click(question().getByRole('button', { name: 'Setujui' }));
  await waitFor(() =>
    expect(services.to(`PUT ${path}/approve`)[0]!.body).toEqual({ ...requests[0], acknowledged: ['BELOW_FLOOR'] }),
  );
});
