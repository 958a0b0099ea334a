import { cardTypes } from '@console/contracts/cards/card-types';
import { screen } from '@testing-library/react';
import { useParams } from 'react-router';
import { answer, begin, idOf, listCall, rows } from '../../test/card-types.tsx';
import { Services, show } from '../../test/harness.tsx';
import { keepWalk, RecordWalk } from './index.ts';

const query = { page: 1, size: 10 };
const path = ({ secureId }: { readonly secureId: string }) => `/card-types/${secureId}`;

function Detail() {
  const { secureId = '' } = useParams();
  return (
    <>
      <h1>{secureId}</h1>
      <RecordWalk key={secureId} resource={cardTypes} secureId={secureId} />
    </>
  );
}
const open = (index: number, services: Services) => {
  keepWalk(cardTypes.module, { ids: rows.slice(0, 10).map(({ secureId }) => secureId), query, total: 23, path });
  return show({ services, path: '/card-types/:secureId', at: `/card-types/${idOf(index)}`, element: <Detail /> });
};
beforeEach(() => begin());

test('] shows the record that moved up when those before it have left the filter', async () => {
  const left = rows.slice(10);
  const services = new Services().on(listCall, { result: { rows: left.slice(0, 10), total: 13, page: 1, size: 10 } });
  const { user } = open(9, services);
  await user.keyboard(']');
  expect(await screen.findByRole('heading', { name: idOf(10) })).toBeVisible();
  expect(screen.getByText('11 dari 23')).toBeVisible();
  await user.keyboard('[[');
  expect(await screen.findByRole('heading', { name: idOf(9) })).toBeVisible();
  expect(services.to(listCall)).toHaveLength(1);
});

test('] at the end of a list says that it has ended', async () => {
  const services = new Services().on(listCall, { result: { rows: [], total: 0, page: 1, size: 10 } });
  const { user } = open(9, services);
  await user.keyboard(']');
  expect(await screen.findByText('Ini data terakhir di daftar')).toBeVisible();
  expect(screen.getByRole('heading', { name: idOf(9) })).toBeVisible();
  await user.keyboard(']');
  expect(services.to(listCall)).toHaveLength(1);
});

test('keys walk within a page without asking the services, and not while somebody types', async () => {
  const services = new Services().on(listCall, answer);
  const { user } = open(0, services);
  await user.keyboard(']]');
  expect(await screen.findByRole('heading', { name: idOf(2) })).toBeVisible();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await user.keyboard(']');
  expect(screen.getByRole('heading', { name: idOf(2) })).toBeVisible();
  field.remove();
  expect(services.received).toHaveLength(0);
});
